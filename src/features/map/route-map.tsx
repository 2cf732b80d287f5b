import MapPin from 'lucide-react/icons/map-pin';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Route from 'lucide-react/icons/route';
import { Draggable, Map as PigeonMap, Overlay } from 'pigeon-maps';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../i18n/use-messages';
import { usePageContext } from '../../routing/page-context';
import { token } from '../../theme/token';
import { MovingMarker } from './moving-marker';
import { RouteLine } from './route-line';
import { fittingView, type MapPoint, routeZooms, tileUrl, zooms } from './tiles';
import { MapControl, MapControls } from './map-controls';

export type RoutePinId = 'origin' | 'destination';

export interface RoutePin {
  id: RoutePinId;
  position: MapPoint;
  /** Whether the pin was set by the seller and cannot be dragged. */
  isFixed: boolean;
}

export interface RouteMapProps {
  pins: readonly RoutePin[];
  route: readonly MapPoint[];
  driver?: MapPoint | null;
  /** The centre if there are no pins. */
  center: MapPoint;
  /** The pin that stays in the middle while the map is dragged under it. */
  aim?: RoutePinId | null;
  height: number;
  onDrop?: (id: RoutePinId, position: MapPoint) => void;
  onAim?: (position: MapPoint) => void;
}

/** The width that small screens also have. */
const width = 340;

const Frame = styled.div`
  position: relative;
  background: ${token('color-placeholder')};
  touch-action: none;
`;

const Controls = styled(MapControls)`
  top: ${token('space-3')};
`;

const Pin = styled.span`
  display: grid;
  place-items: end center;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
`;

const PinPicture = styled(MapPin)<{ $id: RoutePinId }>`
  width: 40px;
  height: 40px;
  filter: drop-shadow(0 1px 2px ${token('color-scrim')});
  fill: ${({ $id }) => token($id === 'origin' ? 'color-success' : 'color-sale')};
  color: ${token('color-surface')};
`;

const Aim = styled(Pin)`
  position: absolute;
  top: 50%;
  left: 50%;
  translate: -50% -100%;
  pointer-events: none;
`;

const labels = { origin: 'ride-map.origin', destination: 'ride-map.destination' } as const;

/** What the map shows: the whole content at first, then where the customer moved it. */
function useMapView({ pins, route, driver, center, aim = null, height, onAim }: RouteMapProps) {
  const points = [...pins.map(({ position }) => position), ...route];
  const fit = aim ? null : fittingView(points.length > 0 ? points : driver ? [driver] : [], width, height);
  // A route that only gets shorter during the ride does not count as a new one.
  const fitKey = JSON.stringify([pins.map(({ position }) => position), route.at(-1), aim]);
  const current = useRef<{ center: [number, number]; zoom: number } | null>(null);
  const firstOf = () => ({
    center: [(fit?.center ?? center).latitude, (fit?.center ?? center).longitude] as [number, number],
    zoom: fit?.zoom ?? routeZooms.near,
  });
  const [view, setView] = useState(firstOf);
  const [shownFit, setShownFit] = useState(fitKey);
  // Moves only when the content changes, not on every render.
  if (shownFit !== fitKey) {
    setShownFit(fitKey);
    const target = aim ? pins.find(({ id }) => id === aim)?.position : null;
    if (target) setView({ center: [target.latitude, target.longitude], zoom: routeZooms.near });
    else if (!aim) setView(firstOf());
  }
  const tellAim = useEffectEvent(() => {
    const target = pins.find(({ id }) => id === aim)?.position;
    const [latitude, longitude] = current.current?.center ?? view.center;
    if (aim) onAim?.(target ?? { latitude, longitude });
  });
  useEffect(() => tellAim(), [aim]);
  const zoomBy = (step: number) => {
    const { center: latest, zoom } = current.current ?? view;
    setView({ center: latest, zoom: Math.min(zooms.max, Math.max(routeZooms.far, Math.round(zoom) + step)) });
  };
  const refit = () => {
    const { center: target, zoom } = firstOf();
    // The map moves only if the new centre differs from the previous one.
    setView({ center: [target[0] + (view.center[0] === target[0] ? 1e-9 : 0), target[1]], zoom });
  };
  const onBoundsChanged = ({ center: latest, zoom }: { center: [number, number]; zoom: number }) => {
    current.current = { center: latest, zoom };
    onAim?.({ latitude: latest[0], longitude: latest[1] });
  };
  return { view, zoomBy, refit: fit && refit, onBoundsChanged };
}

/** A map of the ends of a ride, the route between them, and the driver. Dragged with one finger. */
export default function RouteMap(props: RouteMapProps) {
  const { pins, route, driver, aim = null, height, onDrop } = props;
  const m = useMessages();
  const { tiles } = usePageContext();
  const { view, zoomBy, refit, onBoundsChanged } = useMapView(props);
  const [first] = route;
  return (
    <Frame style={{ height }} role="region" aria-label={m('ride-map.label')}>
      <PigeonMap
        center={view.center}
        zoom={view.zoom}
        minZoom={routeZooms.far}
        maxZoom={zooms.max}
        // With inertia, the map would move on after the point under the pin was read.
        animate={aim === null}
        height={height}
        provider={(x, y, z) => tileUrl(tiles, z, x, y)}
        dprs={[1]}
        attribution={tiles.startsWith('/') ? false : <span>© OpenStreetMap</span>}
        attributionPrefix={false}
        onBoundsChanged={onBoundsChanged}
      >
        {first && <RouteLine anchor={[first.latitude, first.longitude]} route={route} />}
        {pins
          .filter(({ id }) => id !== aim)
          .map(({ id, position, isFixed }) => {
            const pin = (
              <Pin role="img" aria-label={m(labels[id])}>
                <PinPicture $id={id} strokeWidth={1.5} aria-hidden />
              </Pin>
            );
            const shared = {
              anchor: [position.latitude, position.longitude] as [number, number],
              offset: [22, 42] as [number, number],
            };
            return isFixed || !onDrop ? (
              <Overlay key={id} {...shared}>
                {pin}
              </Overlay>
            ) : (
              <Draggable
                key={id}
                {...shared}
                onDragEnd={([latitude, longitude]) => onDrop(id, { latitude, longitude })}
              >
                {pin}
              </Draggable>
            );
          })}
        {driver && (
          <MovingMarker anchor={[driver.latitude, driver.longitude]} position={driver} label={m('ride-map.driver')} />
        )}
      </PigeonMap>
      {aim && (
        <Aim aria-hidden>
          <PinPicture $id={aim} strokeWidth={1.5} />
        </Aim>
      )}
      <Controls>
        <MapControl label={m('map.zoom-in')} icon={<Plus size={20} />} onClick={() => zoomBy(1)} />
        <MapControl label={m('map.zoom-out')} icon={<Minus size={20} />} onClick={() => zoomBy(-1)} />
        {refit && <MapControl label={m('ride-map.fit')} icon={<Route size={20} />} onClick={refit} />}
      </Controls>
    </Frame>
  );
}
