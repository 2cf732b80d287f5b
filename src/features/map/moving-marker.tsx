import type { PigeonProps } from 'pigeon-maps';
import Bike from 'lucide-react/icons/bike';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../theme/token';
import type { MapPoint } from './tiles';

export interface MovingMarkerProps extends PigeonProps {
  position: MapPoint;
  label: string;
}

const moveMs = 2_800;
/** Degrees. A larger jump is not animated, because nobody can have ridden that far. */
const maxStep = 0.02;

const Disc = styled.div`
  position: absolute;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  margin: -18px;
  border: 3px solid ${token('color-surface')};
  border-radius: 50%;
  background: ${token('color-action')};
  box-shadow: ${token('shadow-raised')};
  color: ${token('color-action-text')};
`;

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Interpolates between positions that arrive every few seconds. */
function useMovement(target: MapPoint): MapPoint {
  const [current, setCurrent] = useState(target);
  const latest = useRef(target);
  const { latitude, longitude } = target;
  useEffect(() => {
    const from = latest.current;
    const far = Math.max(Math.abs(latitude - from.latitude), Math.abs(longitude - from.longitude)) > maxStep;
    const begun = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = far || isStill() ? 1 : Math.min(1, (now - begun) / moveMs);
      latest.current = {
        latitude: from.latitude + (latitude - from.latitude) * share,
        longitude: from.longitude + (longitude - from.longitude) * share,
      };
      setCurrent(latest.current);
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [latitude, longitude]);
  return current;
}

export function MovingMarker({ position, label, latLngToPixel }: MovingMarkerProps) {
  const { latitude, longitude } = useMovement(position);
  const [x, y] = latLngToPixel?.([latitude, longitude]) ?? [0, 0];
  return (
    <Disc role="img" aria-label={label} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <Bike size={20} aria-hidden />
    </Disc>
  );
}
