import { MergeFavouritesDocument } from '../../__generated__/documents/merge-favourites';
import type { Execute } from '../../api/execute';
import { newSessionCode } from '../../api/session-code';
import { unwrap } from '../../api/unwrap';
import { storedValue } from '../../storage/stored-value';
import type { FavouriteItem } from './favourite-changes';

interface Merge {
  ids: readonly string[];
  code: string;
}

const isMerge = (value: unknown): value is Merge =>
  typeof value === 'object' && value !== null && 'ids' in value && 'code' in value;

/** Sends what the browser stored of a guest under one session code, until an answer came. */
export async function mergeGuest(execute: Execute, codename: string) {
  const guest = storedValue('local/guest/favourites', codename);
  const attempt = storedValue('local/customer/favouritesMerge', codename);
  const earlier = attempt.readJson();
  const items = (guest.readJson() ?? []) as FavouriteItem[];
  if (!isMerge(earlier) && items.length === 0) return;
  const merge = isMerge(earlier) ? earlier : { ids: items.map(({ id }) => id), code: newSessionCode() };
  attempt.writeJson(merge);
  guest.remove();
  unwrap(await execute(MergeFavouritesDocument, { items: [...merge.ids], idempotencyKey: merge.code }));
  attempt.remove();
}
