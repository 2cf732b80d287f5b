import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { LocationMap_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { EmptyState } from '../../ui/feedback/empty-state';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { token } from '../../theme/token';
import { LocationRow } from '../../features/map/location-row';
import { StillMap } from '../../features/map/still-map';
import { mapHeight, zooms } from '../../features/map/zooms';
import type { RendererProps } from '../renderer-entry';
import { useHydrated } from '../../lazy/use-hydrated';

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
