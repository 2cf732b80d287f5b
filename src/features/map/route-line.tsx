import type { PigeonProps } from 'pigeon-maps';
import { useMemo } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { type MapPoint, worldPixel } from './tiles';

/** The map sets `left` and `top`, from `anchor`. */
export interface RouteLineProps extends PigeonProps {
  route: readonly MapPoint[];
}

const edge = 6;

const Line = styled.svg`
  position: absolute;
  overflow: visible;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  pointer-events: none;
`;

const Edge = styled.path`
  stroke: ${token('color-surface')};
  stroke-width: 9;
`;

const Way = styled.path`
  stroke: ${token('color-link')};
  stroke-width: 5;
`;

/** A route along streets. Panning moves it as a whole; its shape changes only with the zoom. */
export function RouteLine({ route, left = 0, top = 0, mapState }: RouteLineProps) {
  const zoom = mapState?.zoom ?? 0;
  const path = useMemo(() => {
    const [first, ...rest] = route.map((point) => worldPixel(point, zoom));
    if (!first) return '';
    return `M0 0${rest.map(({ x, y }) => `L${(x - first.x).toFixed(1)} ${(y - first.y).toFixed(1)}`).join('')}`;
  }, [route, zoom]);
  return (
    <Line width={edge} height={edge} aria-hidden style={{ transform: `translate(${left}px, ${top}px)` }}>
      <Edge d={path} />
      <Way d={path} />
    </Line>
  );
}
