/** jsdom lays nothing out and sees nothing: what a sliding row needs of a browser. */
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

/** Lays out a row of cards 200 pixels wide, of which 340 pixels are seen. */
export function layOut(row: HTMLElement, cards: number) {
  Object.defineProperty(row, 'clientWidth', { value: 340 });
  Object.defineProperty(row, 'scrollWidth', { value: cards * 200 });
  for (const card of row.querySelectorAll('li')) card.getBoundingClientRect = () => ({ width: 200 }) as DOMRect;
}
