import { Suspense } from 'react';
import styled from 'styled-components';
import { defaultCentre } from '../../../features/map/tiles';
import type { RideOrder, RideStage } from '../../../features/rides/use-ride-tracking';
import { useHydrated } from '../../../lazy/use-hydrated';
import { placeScreen } from '../../../routing/customer-screen';
import { token } from '../../../theme/token';

const RouteMap = placeScreen(() => import(/* webpackChunkName: "route-map" */ '../../../features/map/route-map'));

const mapHeight = 260;

const MapFrame = styled.div`
  min-height: ${mapHeight}px;
  background: ${token('color-placeholder')};
`;

export interface RideMapProps extends Pick<RideOrder, 'ride'> {
  stage: RideStage;
}

/** The position of the driver, and the ends that are still ahead. */
export function RideMap({ ride: { isCall, origin, destination, route, progress }, stage }: RideMapProps) {
  const hydrated = useHydrated();
  const underWay = progress.__typename === 'RideUnderWay' ? progress : null;
  const pin = (id: 'origin' | 'destination', end: typeof origin) =>
    end.position ? [{ id, position: end.position, isFixed: true }] : [];
  return (
    <MapFrame>
      {hydrated && (
        <Suspense>
          <RouteMap
            pins={[
              ...(isCall || stage === 'RIDING' ? [] : pin('origin', origin)),
              ...(stage === 'ON_THE_WAY' && !isCall ? [] : pin('destination', destination)),
            ]}
            route={underWay && underWay.path.length > 0 ? underWay.path : route}
            driver={underWay?.position ?? null}
            center={destination.position ?? defaultCentre}
            height={mapHeight}
          />
        </Suspense>
      )}
    </MapFrame>
  );
}
