import type { ReactElement } from 'react';
import type { CardStyle } from '../../__generated__/gql/graphql';
import { segmentItems } from '../../__generated__/limits';
import { CardGrid } from '../../ui/card/card-grid';
import { Carousel } from '../../ui/carousel/carousel';

export interface SegmentCardsProps {
  label: string;
  card: CardStyle;
  /** Each with a key. */
  children: readonly ReactElement[];
}

const gridColumns = 2;
const cardsSeen = 1.7;

/** At most eight cards, in a grid of two columns or in a row that slides. */
export function SegmentCards({ label, card, children }: SegmentCardsProps) {
  const cards = children.slice(0, segmentItems);
  if (card === 'SLIDER') {
    return (
      <Carousel label={label} visible={cardsSeen}>
        {cards}
      </Carousel>
    );
  }
  return (
    <CardGrid $columns={gridColumns}>
      {cards.map((one) => (
        <li key={one.key}>{one}</li>
      ))}
    </CardGrid>
  );
}
