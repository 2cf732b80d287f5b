/** Fakes `ResizeObserver`, because nothing has a size in jsdom. @returns a function that notifies all observers */
export function pretendSizes(): () => void {
  const observing = new Map<ResizeObserver, ResizeObserverCallback>();
  window.ResizeObserver = class {
    constructor(private readonly changed: ResizeObserverCallback) {}
    observe() {
      observing.set(this, this.changed);
    }
    unobserve() {}
    disconnect() {
      observing.delete(this);
    }
  };
  return () => observing.forEach((changed, observer) => changed([], observer));
}
