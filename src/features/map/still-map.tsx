import MapPin from 'lucide-react/icons/map-pin';
import styled from 'styled-components';
import { useFar } from '../../lazy/use-far';
import { usePageContext } from '../../routing/page-context';
import { token } from '../../theme/token';
import { type MapPoint, tilesAround } from './tiles';

export interface StillMapProps {
  point: MapPoint;
  zoom: number;
  /** The maximum size in pixels. */
  width: number;
  height: number;
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  /* Browsers load lazy pictures outside of what scrolls, even by script. */
  overflow: clip;
  background: ${token('color-placeholder')};
`;

const Tile = styled.img`
  position: absolute;
  max-width: none;
`;

const Pin = styled(MapPin)`
  position: absolute;
  top: 50%;
  left: 50%;
  translate: -50% -100%;
  fill: ${token('color-action')};
  color: ${token('color-action-text')};
`;

/** A static map with a pin in the middle; needs no script. */
export function StillMap({ point, zoom, width, height }: StillMapProps) {
  const { tiles } = usePageContext();
  const far = useFar();
  return (
    <Frame style={{ height }} aria-hidden>
      {tilesAround(tiles, point, zoom, width, height).map(({ url, x, y }) => (
        <Tile
          key={url}
          src={url}
          alt=""
          width={256}
          height={256}
          {...far}
          style={{ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` }}
        />
      ))}
      <Pin size={36} strokeWidth={1.5} />
    </Frame>
  );
}
