interface Observed {
  element: Element;
  report: (isSeen: boolean) => void;
}

/**
 * Fakes `IntersectionObserver`, because nothing is in view in jsdom. `see` sets which observed elements are in view.
 */
export function pretendView() {
  const observed = new Map<IntersectionObserver, Observed>();
  let isSeen = (_fromEnd: number) => true;
  const fromEnd = (element: Element) => [...(element.parentElement?.children ?? [])].reverse().indexOf(element);
  const tell = ({ element, report }: Observed) => report(isSeen(fromEnd(element)));
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(element: Element) {
      const report = (isIntersecting: boolean) => {
        const entry = { isIntersecting, target: element, boundingClientRect: { height: 900 } };
        this.callback([entry as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      };
      observed.set(this as unknown as IntersectionObserver, { element, report });
    }
    disconnect() {
      observed.delete(this as unknown as IntersectionObserver);
    }
  } as unknown as typeof IntersectionObserver;
  return {
    /** @param next gets the position of an element among its siblings, counted from the end: 0 for the last */
    see(next: (fromEnd: number) => boolean) {
      isSeen = next;
      for (const one of [...observed.values()]) tell(one);
    },
    restore: () => Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}
