import type { Queryable } from '../../../database/database';
import type { LastChange } from '../../../errors/call-errors';
import type { Change } from '../../stores/queries/revisions';
import type { Issue } from '../../../store-check/issue';
import type { InUse, Merged } from '../merge-entries';
import type { Entry } from '../resource';

/** What a store has of a resource, locked until the transaction ends. */
export interface CurrentRows {
  storeId: number;
  codename: string;
  entries: Entry[];
  revision: number;
  inUse: InUse;
}

/** A change that was checked. */
export interface RowChange extends Pick<Merged, 'entries' | 'removed'> {
  /** The same as `entries`, with the schema's defaults. */
  filled: Entry[];
  /** Ids of entries that are new or differ from before. */
  changed: ReadonlySet<string>;
  isReordered: boolean;
  /** Such as `2 changed, 1 added`. */
  summary: string;
  change: Change;
}

/** How a resource stands in the database. */
export interface ResourceRows {
  /** @param ids those that a file names; they are locked before they are read */
  read(transaction: Queryable, store: { id: number; codename: string }, ids: readonly string[]): Promise<CurrentRows>;
  /** Fills the schema's defaults into `entries` and says what is wrong; paths begin with the resource's list. */
  check(
    transaction: Queryable,
    entries: Entry[],
    change: { removed: readonly string[] } & CurrentRows,
  ): Promise<Issue[]>;
  /** Fills the schema's defaults into entries that were checked before. */
  fill(entries: Entry[]): void;
  isStale(transaction: Queryable, current: CurrentRows, base: number): Promise<boolean>;
  lastChange(transaction: Queryable, current: CurrentRows): Promise<LastChange | undefined>;
  /** @returns the new revision */
  write(transaction: Queryable, current: CurrentRows, change: RowChange): Promise<number>;
}

export const nothingInUse: InUse = { entries: new Set(), parts: new Set() };

/** Lists whose order the database does not keep. */
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

/** The same text for entries that mean the same. */
export const comparable = (entry: Entry): string => stable(entry);
