import { NotFound } from '../errors/call-errors';
import { readRegions } from '../modules/addresses/queries/regions';
import type { Entry } from '../modules/store-files/resource';
import type { CatalogueItem } from '../store-check/catalogue-item';
import { fillCatalogue } from '../store-check/check-items';
import { withDefaults } from '../store-check/fill-defaults';
import type { Issue, Path, SourceError } from '../store-check/issue';
import { itemReferences, missingItem } from '../store-check/rules/item-links';
import type { FilledStore } from '../store-check/store-document';
import { checkSelling } from '../sell-check/check-selling';
import type { SellIssue } from '../selling';
import type { CommandContext } from './command';

type Context = Pick<CommandContext, 'admin' | 'hasDatabase'>;
type Locate = (issue: Issue) => SourceError;

async function storedItems(codename: string, { admin, hasDatabase }: Context): Promise<readonly Entry[]> {
  if (!hasDatabase()) return [];
  try {
    return (await (await admin()).exportResource(codename, 'items')).entries;
  } catch (error) {
    if (error instanceof NotFound) return [];
    throw error;
  }
}

async function storedStore(codename: string, { admin }: Context): Promise<FilledStore> {
  return withDefaults((await (await admin()).export(codename)).document);
}

const check = (store: FilledStore, items: readonly Entry[]) =>
  checkSelling({ store, items: items as unknown as CatalogueItem[], regions: readRegions(), now: new Date() });

/** Whether somebody can buy what a store sells, and which items it opens but does not have. @throws NotFound */
export async function checkStoredStore(codename: string, context: Context) {
  const store = await storedStore(codename, context);
  const items = await storedItems(codename, context);
  const known = new Set(items.map(({ view_uid }) => view_uid));
  const missing = itemReferences(store).filter(({ id }) => !known.has(id));
  return { ...check(store, items), missing: missing.map(missingItem) };
}

const locateAt = (locate: Locate, { reason, hint }: SellIssue, path: Path) =>
  locate({ path, reason, ...(hint && { hint }) });

/** What keeps customers from buying what the store has, with the document of a file. */
export async function checkSellingOf(
  { filled, locate }: { filled: FilledStore; locate: Locate },
  context: Context,
): Promise<{ errors: SourceError[]; warnings: SourceError[] }> {
  const { issues } = check(filled, await storedItems(filled.codename, context));
  const of = (level: SellIssue['level']) =>
    issues.filter((issue) => issue.level === level).map((issue) => locateAt(locate, issue, issue.path));
  return { errors: of('error'), warnings: of('warning') };
}

interface ResourceFile {
  codename: string;
  entries: readonly Entry[];
  locate: Locate;
}

/** A null empties a field. */
const withoutNulls = (entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null));

function mergedItems(stored: readonly Entry[], entries: readonly Entry[]): readonly Entry[] {
  const items = new Map(stored.map((entry) => [String(entry.view_uid), entry]));
  for (const entry of entries) {
    const id = String(entry.view_uid);
    items.set(id, withoutNulls({ ...items.get(id), ...entry }));
  }
  const merged = { items: structuredClone([...items.values()]), vouchers: [] };
  fillCatalogue(merged);
  return merged.items;
}

const typeOfKind: Readonly<Record<string, number>> = { goods: 0, service: 1, ride: 3, direct: 5 };

/**
 * Warnings about the items of a file, once it is applied. None is an error, because another file may come first: that of
 * the payment options needs no items, and that of the items no payment options.
 */
export async function warnOfEntries(
  { codename, entries, locate }: ResourceFile,
  context: Context,
): Promise<SourceError[]> {
  const items = mergedItems(await storedItems(codename, context), entries);
  const { issues } = check(await storedStore(codename, context), items);
  return issues.flatMap((issue) => {
    const { code, item, params } = issue;
    const kind = typeOfKind[params.kind ?? ''];
    const isOfKind = code === 'KIND_STUCK' || code === 'KIND_OVER';
    const index = entries.findIndex(({ view_uid, type }) => view_uid === item || (isOfKind && type === kind));
    if (item === undefined || index === -1) return [];
    return [locateAt(locate, issue, ['items', index, isOfKind ? 'type' : 'view_uid'])];
  });
}

/** Warnings about a list of the store's document that was applied, such as its payment options. */
export async function warnOfList(
  { codename, entries, locate }: ResourceFile,
  { list, id }: { list: string; id: string },
  context: Context,
): Promise<SourceError[]> {
  const store = await storedStore(codename, context);
  const stored = (store.app as unknown as Record<string, Entry[]>)[list] ?? [];
  const { issues } = check(store, await storedItems(codename, context));
  return issues
    .filter(({ path: [first, second] }) => first === 'app' && second === list)
    .map((issue) => {
      const [, , at, ...rest] = issue.path;
      const index = entries.findIndex((entry) => entry[id] === stored[Number(at)]?.[id]);
      return locateAt(locate, issue, index === -1 ? [list] : [list, index, ...rest]);
    });
}
