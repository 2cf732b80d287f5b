/** In jsdom nothing has a size. Returns what says that sizes have changed. */
export function pretendSizes(): () => void {
  const observers = new Map<ResizeObserver, ResizeObserverCallback>();
  window.ResizeObserver = class {
    constructor(changed: ResizeObserverCallback) {
      observers.set(this, changed);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  return () => observers.forEach((changed, observer) => changed([], observer));
}
