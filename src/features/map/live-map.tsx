import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Map as PigeonMap, Overlay } from 'pigeon-maps';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { usePageContext } from '../../routing/page-context';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { MapMarker } from '../../ui/map/map-marker';
import { fittingZoom, mapHeight, type MapPoint, tileUrl, zooms } from './tiles';
import { ScaleBar } from './scale-bar';
import { MapControl, MapControls } from './map-controls';

export interface NamedPoint extends MapPoint {
  id: string;
  name: string;
}

export interface LiveMapProps {
  points: readonly NamedPoint[];
  selected: number;
  onSelect: (index: number) => void;
  /** The origin of the search. The map opens at a zoom that shows it together with the selected place. */
  from?: MapPoint & { label: string };
  height?: number;
}

interface View {
  zoom: number;
  /** The centre to which the visitor dragged the map. */
  center: [number, number] | null;
  /** The place that was selected at that time. */
  of: number;
}

/** The width that small screens also have. */
const width = 360;

const Frame = styled.div`
  position: relative;
`;

const Position = styled.i`
  display: block;
  width: 20px;
  height: 20px;
  border: 4px solid ${token('color-surface')};
  border-radius: 50%;
  background: ${token('color-link')};
  box-shadow: ${token('shadow-raised')};
`;

const Zooms = styled(MapControls)`
  bottom: ${token('space-3')};
`;

/** An interactive map. It moves to the selected place. */
export default function LiveMap({ points, selected, onSelect, from, height = mapHeight }: LiveMapProps) {
  const m = useMessages();
  const { tiles } = usePageContext();
  const selectedPoint = points[selected];
  const [view, setView] = useState<View>(() => ({
    zoom: from && selectedPoint ? fittingZoom(selectedPoint, [from], width, height) : zooms.normal,
    center: null,
    of: selected,
  }));
  // Passing an intermediate position back would stop the animation there. The final one is reported after it.
  const isAnimating = useRef(false);
  if (!selectedPoint) return null;
  // Uses the dragged centre until another place is selected.
  const center = (view.of === selected && view.center) || [selectedPoint.latitude, selectedPoint.longitude];
  const zoomTo = (zoom: number) =>
    setView({ center: [center[0], center[1]], of: selected, zoom: Math.min(zooms.max, Math.max(zooms.min, zoom)) });
  return (
    <Frame style={{ height }}>
      <PigeonMap
        center={[center[0], center[1]]}
        zoom={view.zoom}
        minZoom={zooms.min}
        maxZoom={zooms.max}
        height={height}
        provider={(x, y, z) => tileUrl(tiles, z, x, y)}
        dprs={[1]}
        metaWheelZoom
        metaWheelZoomWarning={m('map.wheel')}
        twoFingerDrag
        twoFingerDragWarning={m('map.two-fingers')}
        attribution={tiles.startsWith('/') ? false : <span>© OpenStreetMap</span>}
        attributionPrefix={false}
        onAnimationStart={() => {
          isAnimating.current = true;
        }}
        onAnimationStop={() => {
          isAnimating.current = false;
        }}
        onBoundsChanged={({ center: moved, zoom }) => {
          if (!isAnimating.current) setView({ center: moved, zoom, of: selected });
        }}
      >
        {from && (
          <Overlay anchor={[from.latitude, from.longitude]} offset={[10, 10]}>
            <Position role="img" aria-label={from.label} />
          </Overlay>
        )}
        {points.map((one, at) => (
          <Overlay
            key={one.id}
            anchor={[one.latitude, one.longitude]}
            offset={[22, 44]}
            style={{ zIndex: Number(at === selected) }}
          >
            <MapMarker
              label={m('map.marker', { name: one.name })}
              selected={at === selected}
              onSelect={() => onSelect(at)}
            />
          </Overlay>
        ))}
      </PigeonMap>
      <ScaleBar latitude={center[0]} zoom={view.zoom} />
      <Zooms>
        <MapControl
          label={m('map.zoom-in')}
          icon={<Plus size={20} />}
          disabled={Math.round(view.zoom) >= zooms.max}
          onClick={() => zoomTo(Math.round(view.zoom) + 1)}
        />
        <MapControl
          label={m('map.zoom-out')}
          icon={<Minus size={20} />}
          disabled={Math.round(view.zoom) <= zooms.min}
          onClick={() => zoomTo(Math.round(view.zoom) - 1)}
        />
      </Zooms>
    </Frame>
  );
}
