import type { Caller, Scope } from './caller';
import type { Report } from './report';

export interface Options {
  /** Items of a store that are looked at one by one. */
  readonly items: number;
  /** Pages of a list or search that are read. */
  readonly pages: number;
  /** The only store to test; all without it. */
  readonly store?: string;
  /** Told of each store before it is tested. */
  readonly onStore?: (codename: string) => void;
  readonly customer?: { readonly identity: string; readonly password: string };
}

/** What a group of checks works with. */
export interface Run {
  readonly caller: Caller;
  readonly report: Report;
  readonly options: Options;
}

/** An id that no provider gives out. */
export const nobody = 'nobody_has_this';

export const noStore: Scope = { codename: '', viewUid: '' };

export interface Place {
  readonly store: string;
  readonly operation: string;
  readonly list?: string;
  readonly record?: string;
}

/** Counts a check, and fails it where it does not hold. */
export function verify({ report }: Run, holds: boolean, place: Place, problem: string): boolean {
  report.count('checks');
  if (!holds) report.fail({ list: '', record: '', ...place, problem });
  return holds;
}

/** The records of a list that nothing is wrong with so far. */
export const sound = <T extends { readonly view_uid: string }>({ report }: Run, store: string, records: readonly T[]) =>
  records.filter(({ view_uid }) => !report.isBroken(store, view_uid));

/** Fails for each id that stands twice. */
export function verifyUnique(run: Run, ids: readonly string[], place: Place) {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) verify(run, false, { ...place, record: id }, 'stands twice in the list');
    seen.add(id);
  }
  run.report.count('checks');
}
