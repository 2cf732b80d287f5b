/** In jsdom nothing has a size. Returns what says to whom observes them that sizes have changed. */
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
