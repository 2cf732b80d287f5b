import { type RefObject, useEffect, useEffectEvent } from 'react';
import { prefersStill } from './slide-to';

const interval = 3000;

/**
 * Steps every 3 seconds while the element is in view. Waits while a pointer or the focus is on it, never runs for those
 * who want no motion, and ends for good when a person touches it or uses its keys and buttons.
 */
export function useAutoplay(target: RefObject<HTMLElement | null>, running: boolean, onStep: () => void) {
  const step = useEffectEvent(onStep);
  useEffect(() => {
    const element = target.current;
    if (!running || !element) return;
    const watch = new AbortController();
    const { signal } = watch;
    let inView = false;
    const observer = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
    });
    observer.observe(element);
    const timer = setInterval(() => {
      const held = element.matches(':hover, :focus-within') || document.hidden || prefersStill();
      if (inView && !held) step();
    }, interval);
    const end = () => {
      clearInterval(timer);
      observer.disconnect();
      watch.abort();
    };
    for (const name of ['touchstart', 'keydown', 'click'])
      element.addEventListener(name, end, { signal, passive: true });
    return end;
  }, [target, running]);
}
