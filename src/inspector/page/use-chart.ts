import { useEffect, useState } from 'react';
import { charts } from '../../__generated__/charts';
import type { Chart } from '../chart/chart';

/** The drawn statechart of a machine; null until it is there, and for work that has none. */
export function useChart(machine: string | null): Chart | null {
  const [chart, setChart] = useState<Chart | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = machine === null ? undefined : charts[machine];
    void load?.().then((loaded) => isWanted && setChart(loaded.chart));
    return () => {
      isWanted = false;
    };
  }, [machine]);
  return chart?.machine === machine ? chart : null;
}
