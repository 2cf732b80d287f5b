import { useEffect } from 'react';

/** Keeps the header's height for what sticks below it: a large text gives its field a row of its own. */
export function useHeaderHeight() {
  useEffect(() => {
    const header = document.querySelector('header');
    if (!header || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--measured-header-height', `${header.offsetHeight}px`),
    );
    observer.observe(header);
    return () => observer.disconnect();
  }, []);
}
