/** Writes an element's current height into a CSS property of the document. @returns a function that stops it */
export function measureHeight(element: HTMLElement | null, property: string): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() =>
    document.documentElement.style.setProperty(property, `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => observer.disconnect();
}
