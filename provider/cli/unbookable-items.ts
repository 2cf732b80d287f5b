import { type OfferedService, unbookableReason } from '../modules/bookings/rules/unbookable';
import { NotFound } from '../errors/call-errors';
import type { Issue, Path, SourceError } from '../store-check/issue';
import type { CommandContext } from './command';

type Context = Pick<CommandContext, 'admin' | 'hasDatabase'>;

interface File {
  codename: string;
  locate: (issue: Issue) => SourceError;
}

type Entry = Record<string, unknown>;

/** The fields of an item that say how it is booked. */
interface Item extends Partial<OfferedService> {
  type?: number;
  title?: string;
  parent?: string;
  is_open?: number;
  purchasable?: number;
}

const service = 1;

async function storedItems(codename: string, { admin, hasDatabase }: Context): Promise<readonly Entry[]> {
  if (!hasDatabase()) return [];
  try {
    return (await (await admin()).exportResource(codename, 'items')).entries;
  } catch (error) {
    if (error instanceof NotFound) return [];
    throw error;
  }
}

/** Closed services are intentionally not bookable. */
function reasonOf(item: Item, shop: Item | undefined, now: Date): string | null {
  const { type, style = 0, booking, expired_date, is_open = 1, purchasable = 1 } = item;
  if (type !== service || is_open !== 1 || purchasable !== 1) return null;
  return unbookableReason({ style, booking, expired_date, hours: item.hours ?? shop?.hours }, now);
}

const issueOf = (path: Path, title: string, reason: string): Issue => ({
  path,
  reason: `nobody can book "${title}": ${reason}`,
  hint: 'Change its hours, booking or expired_date, or close it with is_open: 0.',
});

const byId = (items: readonly Entry[]) => new Map(items.map((item) => [String(item.view_uid), item]));

function warnings(
  ids: readonly string[],
  items: ReadonlyMap<string, Entry>,
  { locate, pathOf }: Pick<File, 'locate'> & { pathOf: (index: number) => Path },
): SourceError[] {
  const now = new Date();
  return ids.flatMap((id, index) => {
    const item = (items.get(id) ?? {}) as Item;
    const reason = reasonOf(item, items.get(item.parent ?? ''), now);
    return reason === null ? [] : [locate(issueOf(pathOf(index), item.title ?? id, reason))];
  });
}

/** Warnings about the store's services that nobody can book. */
export async function findUnbookableItems({ codename, locate }: File, context: Context): Promise<SourceError[]> {
  const items = byId(await storedItems(codename, context));
  return warnings([...items.keys()], items, { locate, pathOf: () => ['codename'] });
}

/** Warnings about the services of a file that nobody can book once it is applied. */
export async function findUnbookableEntries(
  { codename, entries, locate }: File & { entries: readonly Entry[] },
  context: Context,
): Promise<SourceError[]> {
  const stored = byId(await storedItems(codename, context));
  const items = byId([
    ...stored.values(),
    ...entries.map((entry) => ({ ...stored.get(String(entry.view_uid)), ...entry })),
  ]);
  const ids = entries.map(({ view_uid }) => String(view_uid));
  return warnings(ids, items, { locate, pathOf: (index) => ['items', index, 'view_uid'] });
}
