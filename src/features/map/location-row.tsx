import type { Location_PlaceFragment } from '../../__generated__/gql/graphql';
import { LocationCard } from './location-card';
import { SnapRow } from './snap-row';

export interface LocationRowProps {
  locations: readonly Location_PlaceFragment[];
  selected: number;
  onSelect: (index: number) => void;
}

export const LocationRow = ({ locations, selected, onSelect }: LocationRowProps) => (
  <SnapRow selected={selected} onSelect={onSelect}>
    {locations.map((location, at) => (
      <LocationCard key={location.id} location={location} selected={at === selected} onSelect={() => onSelect(at)} />
    ))}
  </SnapRow>
);
