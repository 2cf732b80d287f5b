import { Children, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lazy/use-hydrated';
import { token } from '../../theme/token';
import { PlayButton } from '../button/play-button';
import { prefersReducedMotion } from './slide-to';
import { StepButtons } from './step-buttons';
import { playsAlone, stepEvery, stepRow } from './step-row';

/** Whether the visitor allows motion (`prefers-reduced-motion`); null on the server and while hydrating. */
function useMotion(): 'allowed' | 'reduced' | null {
  if (!useHydrated()) return null;
  return prefersReducedMotion() ? 'reduced' : 'allowed';
}

export interface Autoplay {
  playing: boolean;
  onStep: () => void;
  /** The visitor touched the row, pressed a key or clicked. */
  onInteract: () => void;
}

/** Steps every 3 seconds while the element is in view and neither a pointer nor the focus is on it. */
function useAutoplay(target: RefObject<HTMLElement | null>, { playing, onStep, onInteract }: Autoplay) {
  const step = useEffectEvent(onStep);
  const pause = useEffectEvent(onInteract);
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
      const isHeld = element.matches(':hover, :focus-within') || document.hidden;
      if (inView && !isHeld) step();
    }, stepEvery);
    for (const name of ['touchstart', 'keydown', 'click'])
      element.addEventListener(name, () => pause(), { signal, passive: true });
    return () => {
      clearInterval(timer);
      observer.disconnect();
      watch.abort();
    };
  }, [target, playing]);
}

export interface CarouselProps {
  label: string;
  children: ReactNode;
  /** How many cards are in view at once; a cut-off card shows that there are more. */
  visible?: number;
  autoplay?: boolean;
}

const Frame = styled.div`
  position: relative;

  ul {
    display: flex;
    gap: ${token('space-3')};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    padding: ${token('space-3')} ${token('space-4')};
    scroll-padding-inline: ${token('space-4')};
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }

  li {
    flex: none;
    display: grid;
    width: calc((100% - ${token('space-3')}) / var(--visible));
    scroll-snap-align: start;
  }
`;

const Corner = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  z-index: ${token('layer-raised')};
`;

/** A row of cards that slides by touch, keys, buttons and, until the visitor interacts, by itself. */
export function Carousel({ label, children, visible = 1.7, autoplay = true }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const cards = Children.toArray(children);
  const motion = useMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const canPlay = autoplay && motion !== null && cards.length > 1;
  const playing = canPlay && (chosen ?? motion === 'allowed');

  const step = (direction: 1 | -1) => {
    if (row.current) stepRow(row.current, direction);
  };
  const stop = () => setChosen(false);
  const stepByHand = (direction: 1 | -1) => {
    stop();
    step(direction);
  };
  useAutoplay(row, { playing, onStep: () => step(1), onInteract: stop });

  return (
    <Frame
      role="group"
      aria-label={label}
      style={{ '--visible': visible }}
      {...(autoplay && motion === null && { [playsAlone]: '' })}
    >
      {canPlay && (
        <Corner>
          <PlayButton playing={playing} onToggle={() => setChosen(!playing)} />
        </Corner>
      )}
      <StepButtons inset={4} onStep={stepByHand}>
        <ul ref={row}>
          {cards.map((card, at) => (
            <li key={at}>{card}</li>
          ))}
        </ul>
      </StepButtons>
    </Frame>
  );
}
