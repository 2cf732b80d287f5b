import { useRef, useState } from 'react';
import type { MapPoint } from '../map/tiles';
import type { FindingFlow, RideEnd } from './use-ride';

/** The map reports its position up to 60 ms after it was moved. */
const mapDelayMs = 100;

export interface Aim {
  /** The end that is set by the pin in the middle of the map; null if none is. */
  readonly end: RideEnd | null;
  begin(end: RideEnd): void;
  follow(position: MapPoint): void;
  take(): void;
}

export function useAim(finding: FindingFlow, centre: MapPoint): Aim {
  const [end, setEnd] = useState<RideEnd | null>(null);
  const position = useRef<MapPoint>(centre);
  return {
    end,
    begin(aimed) {
      finding.send({ type: 'finding.stop', end: aimed });
      setEnd(aimed);
    },
    follow(point) {
      position.current = point;
    },
    take() {
      if (!end) return;
      setTimeout(() => {
        finding.send({ type: 'pin.drop', end, position: position.current });
        setEnd(null);
      }, mapDelayMs);
    },
  };
}
