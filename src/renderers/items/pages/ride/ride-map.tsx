import styled from 'styled-components';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';
import { StillMap } from '../../../../features/map/still-map';
import type { MapPoint } from '../../../../features/map/tile-position';
import { mapHeight, zooms } from '../../../../features/map/zooms';

const widest = 480;

/** Monas, Jakarta: where a ride begins until its origin is chosen. */
const defaultCentre: MapPoint = { latitude: -6.1754, longitude: 106.8272 };

const Frame = styled.section`
  height: ${mapHeight}px;
  overflow: hidden;
  background: ${token('color-placeholder')};
`;

export interface RideMapProps {
  name: string;
  /** The ends that the seller has fixed; the first is in the middle. */
  points: readonly MapPoint[];
}

export function RideMap({ name, points }: RideMapProps) {
  const m = useMessages();
  return (
    <Frame aria-label={m('map.label', { name })}>
      <StillMap
        point={points[0] ?? defaultCentre}
        zoom={points[0] ? zooms.normal : zooms.min}
        width={widest}
        height={mapHeight}
      />
    </Frame>
  );
}
