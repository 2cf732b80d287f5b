import type { Location_PlaceFragment } from '../../__generated__/gql/graphql';
import { PlaceCard } from './place-card';
import { SnapRow } from './snap-row';

export interface PlaceRowProps {
  places: readonly Location_PlaceFragment[];
  selected: number;
  onSelect: (index: number) => void;
}

/** Places side by side, as a row that selects. */
export const PlaceRow = ({ places, selected, onSelect }: PlaceRowProps) => (
  <SnapRow selected={selected} onSelect={onSelect}>
    {places.map((place, at) => (
      <PlaceCard key={place.id} place={place} selected={at === selected} onSelect={() => onSelect(at)} />
    ))}
  </SnapRow>
);
