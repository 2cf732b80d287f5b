import { Children, type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { slideTo } from '../../ui/carousel/slide-to';
import { token } from '../../theme/token';

export interface SnapRowProps {
  label?: string;
  selected: number;
  onSelect: (index: number) => void;
  children: ReactNode;
}

const Row = styled.ul`
  display: flex;
  gap: ${token('space-3')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding: ${token('space-3')} ${token('space-4')};
  scroll-padding-inline: ${token('space-4')};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

const Card = styled.li`
  flex: none;
  width: 78%;
  scroll-snap-align: center;
`;

const settled = 120;

/** The index of the card closest to the middle of the row. */
function middleCard(row: HTMLElement): number {
  const middle = row.scrollLeft + row.clientWidth / 2;
  const distances = [...row.children].map((card) =>
    card instanceof HTMLElement ? Math.abs(card.offsetLeft - row.offsetLeft + card.offsetWidth / 2 - middle) : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}

/** Cards side by side. Scrolling to a card selects it; a card that is selected elsewhere scrolls into view. */
export function SnapRow({ label, selected, onSelect, children }: SnapRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const shownIndex = useRef(selected);

  useEffect(() => {
    const list = row.current;
    const card = list?.children[selected];
    if (!list || !(card instanceof HTMLElement) || shownIndex.current === selected) return;
    shownIndex.current = selected;
    slideTo(list, card.offsetLeft - list.offsetLeft - (list.clientWidth - card.offsetWidth) / 2);
  }, [selected]);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      shownIndex.current = middleCard(list);
      onSelect(shownIndex.current);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, settled);
    };
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', onScroll);
    };
  }, [onSelect]);

  return (
    <Row ref={row} tabIndex={-1} aria-label={label}>
      {Children.map(children, (card) => (
        <Card>{card}</Card>
      ))}
    </Row>
  );
}
