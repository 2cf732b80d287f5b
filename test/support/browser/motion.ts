/** The layout and visibility that a sliding row needs, which jsdom lacks. */
export function stubMotion({ still = false } = {}) {
  window.matchMedia = (query) =>
    ({ matches: still, media: query, addListener() {}, removeListener() {} }) as unknown as MediaQueryList;
  window.IntersectionObserver = class {
    constructor(private readonly seen: IntersectionObserverCallback) {}
    observe() {
      this.seen([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

/** Gives a row of cards 200 pixels wide a visible width of 340 pixels. */
export function layOut(row: HTMLElement, cards: number) {
  Object.defineProperty(row, 'clientWidth', { value: 340 });
  Object.defineProperty(row, 'scrollWidth', { value: cards * 200 });
  for (const card of row.querySelectorAll('li')) card.getBoundingClientRect = () => ({ width: 200 }) as DOMRect;
}
