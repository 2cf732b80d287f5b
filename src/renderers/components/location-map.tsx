import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Location_PlaceFragment, LocationMap_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { LocationCard } from '../../features/map/location-card';
import { SnapRow } from '../../features/map/snap-row';
import { StillMap } from '../../features/map/still-map';
import { mapHeight, zooms } from '../../features/map/tiles';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { useHydrated } from '../../lazy/use-hydrated';
import { token } from '../../theme/token';
import { EmptyState } from '../../ui/feedback/empty-state';
import type { RendererProps } from '../renderer-entry';

export interface LocationRowProps {
  locations: readonly Location_PlaceFragment[];
  selected: number;
  onSelect: (index: number) => void;
}

const LocationRow = ({ locations, selected, onSelect }: LocationRowProps) => (
  <SnapRow selected={selected} onSelect={onSelect}>
    {locations.map((location, at) => (
      <LocationCard key={location.id} location={location} selected={at === selected} onSelect={() => onSelect(at)} />
    ))}
  </SnapRow>
);

const LiveMap = lazyComponent(() => import(/* webpackChunkName: "live-map" */ '../../features/map/live-map'));
const widest = 480;

const Frame = styled.section`
  height: ${mapHeight}px;
  overflow: hidden;
  background: ${token('color-placeholder')};
`;

export default function LocationMap({ node, heading }: RendererProps<FragmentOf<LocationMap_NodeFragment>>) {
  const m = useMessages();
  const { name, locations } = readFragment(node);
  const places = locations.map((location) => readFragment(location));
  const points = places.map(({ id, name: label, position }) => ({ id, name: label, ...position }));
  const main = Math.max(
    0,
    places.findIndex(({ isMain }) => isMain),
  );
  const [selected, setSelected] = useState(main);
  const live = useHydrated();

  const point = points[main];
  if (!point) return <EmptyState title={m('map.empty')} />;
  const still = <StillMap point={point} zoom={zooms.normal} width={widest} height={mapHeight} />;
  return (
    <>
      {heading}
      <Frame aria-label={m('map.label', { name })}>
        {live ? (
          <Suspense fallback={still}>
            <LiveMap points={points} selected={selected} onSelect={setSelected} />
          </Suspense>
        ) : (
          still
        )}
      </Frame>
      <LocationRow locations={places} selected={selected} onSelect={setSelected} />
    </>
  );
}
