import type { Caller, Scope } from './caller';
import type { Report } from './report';

export interface Options {
  /** The maximum number of items of a store that are checked one by one. */
  readonly items: number;
  /** The maximum number of pages read of a list or search. */
  readonly pages: number;
  /** The only store to test; all by default. */
  readonly store?: string;
  /** Called with each store before it is tested. */
  readonly onStore?: (codename: string) => void;
  readonly customer?: { readonly identity: string; readonly password: string };
  /** A person who may edit and publish a store. */
  readonly staff?: { readonly email: string; readonly password: string };
  /** The token of an invitation that a new person accepts. */
  readonly invitation?: string;
  readonly providerKey?: string;
}

/** The context of a group of checks. */
export interface Run {
  readonly caller: Caller;
  readonly report: Report;
  readonly options: Options;
}

/** An id that no provider uses. */
export const nobody = 'nobody_has_this';

export const noStore: Scope = { codename: '', viewUid: '' };

export interface Place {
  readonly store: string;
  readonly operation: string;
  readonly list?: string;
  readonly record?: string;
}

/** Counts a check, and records a failure if it does not hold. */
export function verify({ report }: Run, holds: boolean, place: Place, problem: string): boolean {
  report.count('checks');
  if (!holds) report.fail({ list: '', record: '', ...place, problem });
  return holds;
}

/** The records of a list without failures so far. */
export const sound = <T extends { readonly view_uid: string }>({ report }: Run, store: string, records: readonly T[]) =>
  records.filter(({ view_uid }) => !report.isBroken(store, view_uid));

/** Records a failure for each duplicate id. */
export function verifyUnique(run: Run, ids: readonly string[], place: Place) {
  const seen = new Set<string>();
  for (const id of ids) {
    if (seen.has(id)) verify(run, false, { ...place, record: id }, 'stands twice in the list');
    seen.add(id);
  }
  run.report.count('checks');
}
