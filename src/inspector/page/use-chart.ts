import { useEffect, useMemo, useState } from 'react';
import { charts } from '../../__generated__/charts';
import type { Chart } from '../chart/chart';
import type { EventRecord } from '../wire/messages';

/** The drawn statechart of a machine; null until it is loaded, and for actors without one. */
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

export type Overlay = 'none' | 'tests' | 'visit';

/** The transitions covered by tests, by the machine's name, if its tests were run in this checkout. */
export interface Walked {
  readonly [machine: string]: readonly string[] | undefined;
}

/** Transitions taken by tests or in this session; null if not requested or unknown. */
export function coveredBy(
  overlay: Overlay,
  machine: string,
  records: readonly EventRecord[],
  walked: Walked | null,
): ReadonlySet<string> | null {
  if (overlay === 'none') return null;
  if (overlay === 'tests') {
    const transitions = walked?.[machine];
    return transitions ? new Set(transitions) : null;
  }
  const own = `${machine} `;
  const isOwn = (id: string) => id.startsWith(own) || id.startsWith(`${machine}.`);
  return new Set(records.flatMap(({ transitions }) => transitions.filter(isOwn)));
}

/** The covered transitions, and whether the coverage by tests is missing after it was requested. */
export function useCoverage(overlay: Overlay, machine: string, records: readonly EventRecord[]) {
  const [walked, setWalked] = useState<Walked | null>(null);
  useEffect(() => {
    if (overlay !== 'tests') return;
    const abort = new AbortController();
    fetch('/inspector/coverage', { signal: abort.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<Walked>) : {}))
      .then(setWalked, () => abort.signal.aborted || setWalked({}));
    return () => abort.abort();
  }, [overlay]);
  const covered = useMemo(() => coveredBy(overlay, machine, records, walked), [overlay, walked, machine, records]);
  return { covered, isUnknown: overlay === 'tests' && walked !== null && covered === null };
}
