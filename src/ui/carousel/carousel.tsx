import { Children, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../lazy/use-hydrated';
import { token } from '../../theme/token';
import { PlayButton } from '../button/play-button';
import { prefersStill, slideTo } from './slide-to';
import { StepButtons } from './step-buttons';

/** Whether the visitor allows motion (`prefers-reduced-motion`); null on the server and while hydrating. */
function useMotion(): 'wanted' | 'unwanted' | null {
  if (!useHydrated()) return null;
  return prefersStill() ? 'unwanted' : 'wanted';
}

const interval = 3000;

export interface Autoplay {
  playing: boolean;
  onStep: () => void;
  /** A person has taken hold of it. */
  onTaken: () => void;
}

/** Steps every 3 seconds while the element is in view and neither a pointer nor the focus is on it. */
function useAutoplay(target: RefObject<HTMLElement | null>, { playing, onStep, onTaken }: Autoplay) {
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

export interface CarouselProps {
  label: string;
  children: ReactNode;
  /** How many cards are seen at once; the part of a card tells that there is more. */
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

/** A row of cards that slides by touch, keys, buttons and, until a person interacts, by itself. */
export function Carousel({ label, children, visible = 1.7, autoplay = true }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const cards = Children.toArray(children);
  const motion = useMotion();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const moves = autoplay && motion !== null && cards.length > 1;
  const playing = moves && (chosen ?? motion === 'wanted');

  const step = (cardsOn: 1 | -1) => {
    const list = row.current;
    const card = list?.querySelector('li');
    if (!list || !card) return;
    const furthest = list.scrollWidth - list.clientWidth;
    if (furthest <= 0) return;
    const width = card.getBoundingClientRect().width + parseFloat(getComputedStyle(list).columnGap || '0');
    const atEnd = cardsOn > 0 ? list.scrollLeft >= furthest - 2 : list.scrollLeft <= 2;
    const next = (Math.round(list.scrollLeft / width) + cardsOn) * width;
    slideTo(list, atEnd ? (cardsOn > 0 ? 0 : furthest) : Math.min(furthest, Math.max(0, next)));
  };
  const stop = () => setChosen(false);
  const stepByHand = (cardsOn: 1 | -1) => {
    stop();
    step(cardsOn);
  };
  useAutoplay(row, { playing, onStep: () => step(1), onTaken: stop });

  return (
    <Frame role="group" aria-label={label} style={{ '--visible': visible }}>
      {moves && (
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
