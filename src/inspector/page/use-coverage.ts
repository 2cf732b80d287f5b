import { useEffect, useMemo, useState } from 'react';
import type { EventRecord } from '../wire/messages';

export type Overlay = 'none' | 'tests' | 'visit';

/** What the tests of a machine took, by the machine's name; null while no test has been run in this checkout. */
interface Walked {
  readonly [machine: string]: readonly string[] | undefined;
}

/** The transitions that were taken: by the machines' tests, or in this visit by any actor of the machine. */
export function useCoverage(
  overlay: Overlay,
  machine: string,
  records: readonly EventRecord[],
): ReadonlySet<string> | null {
  const [walked, setWalked] = useState<Walked>({});
  useEffect(() => {
    if (overlay !== 'tests') return;
    const abort = new AbortController();
    fetch('/inspector/coverage', { signal: abort.signal })
      .then((answer) => answer.json() as Promise<Walked>)
      .then(setWalked, () => undefined);
    return () => abort.abort();
  }, [overlay]);
  return useMemo(() => {
    if (overlay === 'none') return null;
    if (overlay === 'tests') return new Set(walked[machine]);
    const own = `${machine} `;
    const isOwn = (id: string) => id.startsWith(own) || id.startsWith(`${machine}.`);
    return new Set(records.flatMap(({ taken }) => taken.filter(isOwn)));
  }, [overlay, walked, machine, records]);
}
