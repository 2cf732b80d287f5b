import { Children, type ReactNode, useRef, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { PlayButton } from '../button/play-button';
import { slideTo } from './slide-to';
import { StepButtons } from './step-buttons';
import { useAutoplay } from './use-autoplay';
import { useMotion } from '../motion/use-motion';

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
