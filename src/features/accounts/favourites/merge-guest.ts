import { MergeFavouritesDocument } from '../../../__generated__/documents/merge-favourites';
import type { Execute } from '../../../api/execute';
import { newSessionCode } from '../../../api/session-code';
import { unwrap } from '../../../api/unwrap';
import { fields } from '../../../storage/fields';
import { listOf, text } from '../../../storage/shape';
import { storedValue } from '../../../storage/stored-value';
import { favouriteItems } from './favourite-items';

/** Sends a guest's stored favourites, with the same session code until there is an answer. */
export async function mergeGuest(execute: Execute, codename: string) {
  const guest = storedValue('local/guest/favourites', favouriteItems, codename);
  const attempt = storedValue('local/customer/favouritesMerge', fields({ ids: listOf(text), code: text }), codename);
  const earlier = attempt.read();
  const items = guest.read() ?? [];
  if (!earlier && items.length === 0) return;
  const merge = earlier ?? { ids: items.map(({ id }) => id), code: newSessionCode() };
  attempt.write(merge);
  guest.remove();
  unwrap(await execute(MergeFavouritesDocument, { items: [...merge.ids], idempotencyKey: merge.code }));
  attempt.remove();
}
