import { type SourceFile, type Issue, type Path, SourceRefused } from '../../store-check/issue';
import type { Database } from '../../database/database';
import { StaleFile } from '../../errors/call-errors';
import { lockRevisions } from '../stores/queries/claims';
import { changeStore, type PlanCheck } from '../stores/rules/change-store';
import type { RebasedEnd } from '../stores/rules/plan';
import type { ApplyOptions } from '../stores/rules/revisions';
import { parseResourceFile } from './read-file';
import { type Merged, mergeEntries, type MergeOptions } from './merge-entries';
import { lockStore } from './queries';
import { type Entry, type ParsedFile, type Resource, type ResourceName, resources } from './resource';
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
  dryRun?: boolean;
}

export interface AppliedFile {
  revision: number;
  added: number;
  changed: number;
  closed: number;
  removed: number;
  isReordered: boolean;
  rebased: readonly RebasedEnd[];
}

/** Undefined if the file does not have it. */
function pathInFile(path: Path, { list }: Resource, { entries, pathsInFile }: Merged): Path | undefined {
  if (path[0] !== list || typeof path[1] !== 'number') return path;
  let at: unknown = entries[path[1]];
  let result = pathsInFile.get(at);
  for (const step of path.slice(2)) {
    at = (at as Record<string | number, unknown> | undefined)?.[step];
    result = pathsInFile.get(at) ?? (result && [...result, step]);
  }
  return result;
}

function inFile(issue: Issue, resource: Resource, merged: Merged): Issue[] {
  const path = pathInFile(issue.path, resource, merged);
  if (path) return [{ ...issue, path }];
  // Entries that the file does not name already existed; only removals can break them.
  const isOrphan = merged.removed.length > 0 && issue.path.at(-1) === 'parent';
  const name = String(merged.entries[Number(issue.path[1])]?.[resource.id]);
  return isOrphan ? [{ ...issue, path: [], reason: `${resource.noun} "${name}": ${issue.reason}` }] : [];
}

function refuseAll(parsedFile: ParsedFile, issues: readonly Issue[]): never {
  const reported = new Set(parsedFile.issues.map(({ path }) => path.join('\n')));
  const errors = [...parsedFile.issues, ...issues.filter(({ path }) => !reported.has(path.join('\n')))].map((issue) =>
    parsedFile.locate(issue),
  );
  errors.sort((one, other) => one.line - other.line || one.column - other.column);
  throw new SourceRefused(errors);
}

const otherStore = ({ codename }: ParsedFile, target: string): Issue[] =>
  codename === undefined || codename === target
    ? []
    : [
        {
          path: ['codename'],
          reason: `the file belongs to the store "${codename}" but is being applied to "${target}"`,
          hint: `Remove the store and the revision from the file to copy it to "${target}".`,
        },
      ];

type Counted = Omit<AppliedFile, 'revision' | 'rebased'>;

const counts = ({ added, changed, closed, removed, isReordered }: Counted) =>
  [
    changed > 0 && `${changed} changed`,
    added > 0 && `${added} added`,
    closed > 0 && `${closed} closed`,
    removed > 0 && `${removed} removed`,
    isReordered && 'order changed',
  ]
    .filter(Boolean)
    .join(', ');

export const summaryOf = (applied: Counted) => counts(applied);

/** @throws SourceRefused with all errors, NotFound, StaleFile if it was exported before the newest change, ScheduleBroken, Busy */
export async function applyFile(
  database: Database,
  codename: string,
  resourceName: ResourceName,
  source: SourceFile,
  { dryRun = false, force = false, author, message, ...options }: FileOptions,
  check?: PlanCheck,
): Promise<AppliedFile> {
  const resource = resources[resourceName];
  const rows = rowsOf[resourceName];
  const parsedFile = parseResourceFile(resource, source);
  const idOf = (entry: Entry) => String(entry[resource.id]);

  return changeStore(
    database,
    check,
    async (transaction) => {
      await lockRevisions(transaction);
      const store = await lockStore(transaction, codename);
      const current = await rows.read(transaction, store, parsedFile.entries.map(idOf));
      const merged = mergeEntries(resource, current.entries, parsedFile.entries, options, current.inUse);
      const filled = structuredClone(merged.entries);
      const problems = await rows.check(transaction, filled, { ...current, removed: merged.removed });
      const issues = [
        ...otherStore(parsedFile, codename),
        ...merged.issues,
        ...problems.flatMap((issue) => inFile(issue, resource, merged)),
      ];
      if (issues.length > 0 || parsedFile.issues.length > 0) refuseAll(parsedFile, issues);

      const before = structuredClone(current.entries);
      rows.fill(before);
      const storedById = new Map(before.map((entry) => [idOf(entry), comparable(entry)]));
      const changedIds = filled.filter((entry) => storedById.get(idOf(entry)) !== comparable(entry)).map(idOf);
      const added = changedIds.filter((id) => !storedById.has(id));
      const closed = merged.closed.filter((id) => changedIds.includes(id));
      const isReordered =
        filled
          .map(idOf)
          .filter((id) => storedById.has(id))
          .join() !==
        before
          .map(idOf)
          .filter((id) => !merged.removed.includes(id))
          .join();
      const applied = {
        revision: current.revision,
        added: added.length,
        changed: changedIds.length - added.length - closed.length,
        closed: closed.length,
        removed: merged.removed.length,
        isReordered,
        rebased: [],
      };
      if (counts(applied) === '') return applied;
      const { base } = parsedFile;
      if (base !== undefined && !force && (await rows.isStale(transaction, current, base))) {
        const last = await rows.lastChange(transaction, current);
        const newest = last ?? { revision: 0, author: null, message: null, at: new Date(0).toISOString() };
        throw StaleFile.since(`The ${resourceName} of "${codename}"`, base, newest);
      }
      if (dryRun && !rows.isInDocument) return applied;
      const { revision, rebased } = await rows.write(transaction, current, {
        ...merged,
        filled,
        changed: new Set(changedIds),
        isReordered,
        summary: counts(applied),
        change: { author, message },
      });
      return { ...applied, revision: dryRun ? current.revision : revision, rebased };
    },
    dryRun,
  );
}
