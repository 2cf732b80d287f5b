import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Map as PigeonMap, Overlay } from 'pigeon-maps';
import { useState } from 'react';
import styled from 'styled-components';
import type { Location_PlaceFragment } from '../../__generated__/gql/graphql';
import { usePageContext } from '../../routing/page-context';
import { IconButton } from '../../components/icon-button';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { MapMarker } from './map-marker';
import { tileAddress } from './tile-place';
import { mapHeight, zooms } from './zooms';

export interface LiveMapProps {
  places: readonly Location_PlaceFragment[];
  selected: number;
  onSelect: (index: number) => void;
}

interface View {
  zoom: number;
  /** Where the visitor dragged the map. */
  center: [number, number] | null;
  /** The place that was selected then. */
  of: number;
}

const Frame = styled.div`
  position: relative;
  height: ${mapHeight}px;

  aside {
    position: absolute;
    right: ${token('space-3')};
    bottom: ${token('space-3')};
    display: grid;
    gap: ${token('space-2')};
  }

  aside button {
    background: ${token('color-surface')};
    box-shadow: ${token('shadow-raised')};
    color: ${token('color-text')};
  }
`;

/** A map that can be moved. It goes to the place that is selected. */
export default function LiveMap({ places, selected, onSelect }: LiveMapProps) {
  const m = useMessages();
  const { tiles } = usePageContext();
  const place = places[selected];
  const [view, setView] = useState<View>({ zoom: zooms.normal, center: null, of: selected });
  if (!place) return null;
  // Where the visitor dragged it, until another place is selected.
  const center = (view.of === selected && view.center) || [place.latitude, place.longitude];
  const zoomTo = (zoom: number) =>
    setView({ center: [center[0], center[1]], of: selected, zoom: Math.min(zooms.most, Math.max(zooms.least, zoom)) });
  return (
    <Frame>
      <PigeonMap
        center={[center[0], center[1]]}
        zoom={view.zoom}
        minZoom={zooms.least}
        maxZoom={zooms.most}
        height={mapHeight}
        provider={(x, y, z) => tileAddress(tiles, z, x, y)}
        dprs={[1]}
        metaWheelZoom
        metaWheelZoomWarning={m('map.wheel')}
        twoFingerDrag
        twoFingerDragWarning={m('map.two-fingers')}
        attribution={tiles.startsWith('/') ? false : <span>© OpenStreetMap</span>}
        attributionPrefix={false}
        onBoundsChanged={({ center: moved, zoom }) => setView({ center: moved, zoom, of: selected })}
      >
        {places.map((one, at) => (
          <Overlay key={one.viewUid} anchor={[one.latitude, one.longitude]} offset={[22, 44]}>
            <MapMarker
              label={m('map.marker', { name: one.name })}
              selected={at === selected}
              onSelect={() => onSelect(at)}
            />
          </Overlay>
        ))}
      </PigeonMap>
      <aside>
        <IconButton
          label={m('map.zoom-in')}
          icon={<Plus size={20} />}
          onClick={() => zoomTo(Math.round(view.zoom) + 1)}
        />
        <IconButton
          label={m('map.zoom-out')}
          icon={<Minus size={20} />}
          onClick={() => zoomTo(Math.round(view.zoom) - 1)}
        />
      </aside>
    </Frame>
  );
}
