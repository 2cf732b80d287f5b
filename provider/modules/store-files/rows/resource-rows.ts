import type { Queryable } from '../../../database/database';
import type { LastChange } from '../../../errors/call-errors';
import type { Change } from '../../stores/queries/pointers';
import type { RebasedEnd } from '../../stores/rules/plan';
import type { Issue } from '../../../store-check/issue';
import type { InUse, Merged } from '../merge-entries';
import type { Entry } from '../resource';

export interface CurrentRows {
  storeId: number;
  codename: string;
  entries: Entry[];
  revision: number;
  inUse: InUse;
}

export interface RowChange extends Pick<Merged, 'entries' | 'removed'> {
  /** With the schema's defaults. */
  filled: Entry[];
  changed: ReadonlySet<string>;
  isReordered: boolean;
  summary: string;
  change: Change;
}

export interface WrittenRows {
  revision: number;
  /** The scheduled changes of the store that were put on this one. */
  rebased: readonly RebasedEnd[];
}

export interface ResourceRows {
  /** Changing them changes the store's document, and so what is scheduled. */
  readonly isInDocument?: true;
  /** @param ids entries of the file; they are locked before they are read */
  read(transaction: Queryable, store: { id: number; codename: string }, ids: readonly string[]): Promise<CurrentRows>;
  /** Fills defaults into `entries`; paths of issues begin with the resource's list. */
  check(
    transaction: Queryable,
    entries: Entry[],
    change: { removed: readonly string[] } & CurrentRows,
  ): Promise<Issue[]>;
  fill(entries: Entry[]): void;
  isStale(transaction: Queryable, current: CurrentRows, base: number): Promise<boolean>;
  lastChange(transaction: Queryable, current: CurrentRows): Promise<LastChange | undefined>;
  write(transaction: Queryable, current: CurrentRows, change: RowChange): Promise<WrittenRows>;
}

export const nothingInUse: InUse = { entries: new Set(), parts: new Set() };

/** Lists whose order the database does not store. */
const unordered = ['components', 'reviews'];

function stable(value: unknown, isUnordered = false): string {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => stable(entry));
    return `[${(isUnordered ? entries.sort() : entries).join()}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && field !== null);
  const texts = fields.map(([name, field]) => `${name}:${stable(field, unordered.includes(name))}`);
  return `{${texts.sort().join()}}`;
}

/** Equal for entries with the same meaning. */
export const comparable = (entry: Entry): string => stable(entry);
