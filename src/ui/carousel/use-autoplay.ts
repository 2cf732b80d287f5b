import { type RefObject, useEffect, useEffectEvent } from 'react';

const interval = 3000;

export interface Autoplay {
  playing: boolean;
  onStep: () => void;
  /** A person has taken hold of it. */
  onTaken: () => void;
}

/** Steps every 3 seconds while the element is in view and neither a pointer nor the focus is on it. */
export function useAutoplay(target: RefObject<HTMLElement | null>, { playing, onStep, onTaken }: Autoplay) {
  const step = useEffectEvent(onStep);
  const pause = useEffectEvent(onTaken);
  useEffect(() => {
    const element = target.current;
    if (!playing || !element) return;
    const watch = new AbortController();
    const { signal } = watch;
    let inView = false;
    const observer = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
    });
    observer.observe(element);
    const timer = setInterval(() => {
      const held = element.matches(':hover, :focus-within') || document.hidden;
      if (inView && !held) step();
    }, interval);
    for (const name of ['touchstart', 'keydown', 'click'])
      element.addEventListener(name, () => pause(), { signal, passive: true });
    return () => {
      clearInterval(timer);
      observer.disconnect();
      watch.abort();
    };
  }, [target, playing]);
}
