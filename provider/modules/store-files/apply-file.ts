import { type SourceFile, type Issue, type Path, SourceRefused } from '../../store-check/issue';
import type { Database, Queryable } from '../../database/database';
import { found, StaleFile } from '../../errors/call-errors';
import { type ApplyOptions, oneAtATime } from '../stores/queries/revisions';
import { readGivenFile } from './read-file';
import { type Merged, mergeEntries, type MergeOptions } from './merge-entries';
import { type Entry, type GivenFile, type Resource, type ResourceName, resources } from './resource';
import { documentRows } from './rows/document-rows';
import { itemRows, voucherRows } from './rows/catalogue-rows';
import { comparable, type ResourceRows } from './rows/resource-rows';

export const rowsOf: Readonly<Record<ResourceName, ResourceRows>> = {
  items: itemRows,
  vouchers: voucherRows,
  carriers: documentRows('carriers'),
  payments: documentRows('payment_options'),
};

export interface FileOptions extends MergeOptions, ApplyOptions {
  /** Says what would change and changes nothing. */
  dryRun?: boolean;
}

/** What a file changed, as counts of entries. */
export interface AppliedFile {
  revision: number;
  added: number;
  changed: number;
  closed: number;
  removed: number;
  isReordered: boolean;
}

/** A store of its own, locked against other files; orders go on. @throws NotFound */
export async function lockStore(transaction: Queryable, codename: string) {
  const [store] = await transaction.query<{ id: number; codename: string }>(
    'select id, codename from stores where codename = $1 for no key update',
    [codename],
  );
  return found(store, `There is no store "${codename}"`);
}

/** The same place of the file; undefined for what does not stand in it. */
function placeInFile(path: Path, { list }: Resource, { entries, places }: Merged): Path | undefined {
  if (path[0] !== list || typeof path[1] !== 'number') return path;
  let at: unknown = entries[path[1]];
  let place = places.get(at);
  for (const step of path.slice(2)) {
    at = (at as Record<string | number, unknown> | undefined)?.[step];
    place = places.get(at) ?? (place && [...place, step]);
  }
  return place;
}

function inFile(issue: Issue, resource: Resource, merged: Merged): Issue[] {
  const path = placeInFile(issue.path, resource, merged);
  if (path) return [{ ...issue, path }];
  // What the file does not name was there before; only what goes away can harm it.
  const isOrphan = merged.removed.length > 0 && issue.path.at(-1) === 'parent';
  const name = String(merged.entries[Number(issue.path[1])]?.[resource.id]);
  return isOrphan ? [{ ...issue, path: [], reason: `${resource.noun} "${name}": ${issue.reason}` }] : [];
}

function refuseAll(given: GivenFile, issues: readonly Issue[]): never {
  const read = new Set(given.issues.map(({ path }) => path.join('\n')));
  const errors = [...given.issues, ...issues.filter(({ path }) => !read.has(path.join('\n')))].map((issue) =>
    given.locate(issue),
  );
  errors.sort((one, other) => one.line - other.line || one.column - other.column);
  throw new SourceRefused(errors);
}

const otherStore = ({ codename }: GivenFile, wanted: string): Issue[] =>
  codename === undefined || codename === wanted
    ? []
    : [
        {
          path: ['codename'],
          reason: `the file is of the store "${codename}", and is applied to "${wanted}"`,
          hint: `Take the store and the revision out of the file to copy it to "${wanted}".`,
        },
      ];

const counts = ({ added, changed, closed, removed, isReordered }: Omit<AppliedFile, 'revision'>) =>
  [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} added`,
    closed > 0 && `${closed} closed`,
    removed > 0 && `${removed} removed`,
    isReordered && 'order changed',
  ]
    .filter(Boolean)
    .join(', ');

/** Such as `2 changed, 1 added`; empty where nothing changed. */
export const summaryOf = (applied: Omit<AppliedFile, 'revision'>) => counts(applied);

/**
 * Applies a file of a store's items, vouchers, carriers or ways to pay, in one transaction.
 * @throws SourceRefused with everything that is wrong.
 * @throws StaleFile where it was exported before the newest change.
 * @throws NotFound
 */
export async function applyFile(
  database: Database,
  codename: string,
  resourceName: ResourceName,
  source: SourceFile,
  { dryRun = false, force = false, author, message, ...options }: FileOptions,
): Promise<AppliedFile> {
  const resource = resources[resourceName];
  const rows = rowsOf[resourceName];
  const given = readGivenFile(resource, source);
  const idOf = (entry: Entry) => String(entry[resource.id]);

  return database.transaction(async (transaction) => {
    await oneAtATime(transaction);
    const store = await lockStore(transaction, codename);
    const current = await rows.read(transaction, store, given.entries.map(idOf));
    const merged = mergeEntries(resource, current.entries, given.entries, options, current.inUse);
    const filled = structuredClone(merged.entries);
    const wrong = await rows.check(transaction, filled, { ...current, removed: merged.removed });
    const issues = [
      ...otherStore(given, codename),
      ...merged.issues,
      ...wrong.flatMap((issue) => inFile(issue, resource, merged)),
    ];
    if (issues.length > 0 || given.issues.length > 0) refuseAll(given, issues);

    const before = structuredClone(current.entries);
    rows.fill(before);
    const known = new Map(before.map((entry) => [idOf(entry), comparable(entry)]));
    const differs = filled.filter((entry) => known.get(idOf(entry)) !== comparable(entry)).map(idOf);
    const added = differs.filter((id) => !known.has(id));
    const closed = merged.closed.filter((id) => differs.includes(id));
    const isReordered =
      filled
        .map(idOf)
        .filter((id) => known.has(id))
        .join() !==
      before
        .map(idOf)
        .filter((id) => !merged.removed.includes(id))
        .join();
    const applied = {
      revision: current.revision,
      added: added.length,
      changed: differs.length - added.length - closed.length,
      closed: closed.length,
      removed: merged.removed.length,
      isReordered,
    };
    if (counts(applied) === '') return applied;
    const { base } = given;
    if (base !== undefined && !force && (await rows.isStale(transaction, current, base))) {
      const last = await rows.lastChange(transaction, current);
      const newest = last ?? { revision: 0, author: null, message: null, at: new Date(0).toISOString() };
      throw StaleFile.since(`The ${resourceName} of "${codename}"`, base, newest);
    }
    if (dryRun) return applied;
    const revision = await rows.write(transaction, current, {
      ...merged,
      filled,
      changed: new Set(differs),
      isReordered,
      summary: counts(applied),
      change: { author, message },
    });
    return { ...applied, revision };
  });
}
