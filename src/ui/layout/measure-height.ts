/** Keeps an element's height, as it is laid out, in a CSS property of the document. @returns what ends it */
export function measureHeight(element: HTMLElement | null, property: string): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty(property, `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
