import { ItemType } from '../../../__generated__/codes';
import {
  addPieces,
  type CartLine,
  dropLosses,
  groupOf,
  linesOf,
  lockCart,
  lossesOf,
  removeLines,
  revisionOf,
  saveLines,
} from '../queries';
import { type Choice, piecesByVariant, type LineChange } from './choices';
import { validateLine, piecesOf } from './lines';
import type { components } from '../../../__generated__/rest';
import type { Queryable, Database } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import { nothing, refusable } from '../../../contract/envelope';
import { createAttempts } from '../../attempts/queries';
import type { Sellable } from '../../catalogue/queries/sellables';
import type { Clock } from '../../../clock';

const maxLines = 100;

/** Adds to existing lines. New lines are checked unless a line of another group is. @returns the ids of the lines */
export async function addToCart(
  transaction: Queryable,
  customerId: number,
  sellables: readonly [Sellable, ...Sellable[]],
  choices: readonly Choice[],
  now: Date,
): Promise<number[]> {
  await lockCart(transaction, customerId);
  const lines = await linesOf(transaction, customerId);
  const pieces = piecesByVariant(sellables, choices);
  const [first] = sellables;
  const itemQty = piecesOf(lines, first.item_id) + [...pieces.values()].reduce((sum, qty) => sum + qty, 0);
  const findLine = ({ item_id, variant_id }: Sellable) =>
    lines.find((line) => line.item_id === item_id && line.variant_id === variant_id);

  for (const [item, qty] of pieces) {
    validateLine(item, { qty: qty + (findLine(item)?.qty ?? 0), itemQty, type: ItemType.GOODS, now });
  }
  const newLines = [...pieces.keys()].filter((item) => !findLine(item)).length;
  if (lines.length + newLines > maxLines) throw new Refused('LIMIT_REACHED');

  const others = lines.some((line) => line.checked && groupOf(line) !== groupOf(first));
  const added = [...pieces].map(([{ variant_id }, quantity]) => ({ variant_id, quantity }));
  return addPieces(transaction, customerId, first.item_id, added, !others);
}

/** Reducing and checking lines is always allowed: the checkout refuses lines that are unavailable. */
async function updateCart(
  transaction: Queryable,
  customerId: number,
  changes: readonly LineChange[],
  now: Date,
): Promise<void> {
  await lockCart(transaction, customerId);
  const before = await linesOf(transaction, customerId);
  const changed = new Map(changes.map((change) => [change.view_uid, change]));
  if ([...changed.keys()].some((id) => !before.some((line) => String(line.id) === id))) throw new Refused('LINE_GONE');

  const after = before.map((line) => {
    const change = changed.get(String(line.id));
    return change ? { ...line, qty: change.qty, checked: change.checked === 1 } : line;
  });
  for (const [index, line] of after.entries()) {
    if (line.qty <= (before[index]?.qty ?? 0)) continue;
    validateLine(line, { qty: line.qty, itemQty: piecesOf(after, line.item_id), type: ItemType.GOODS, now });
  }
  if (new Set(after.filter(({ checked }) => checked).map(groupOf)).size > 1) throw new Refused('SEVERAL_GROUPS');

  await saveLines(transaction, customerId, after);
}

interface Buyer {
  id: number;
}

interface Addition {
  /** The item with all its variants. */
  sellables: readonly [Sellable, ...Sellable[]];
  choices: readonly Choice[];
  sessionCode?: string | undefined;
}

type AddedReply = Omit<components['schemas']['CartAddedReply'], 'error_code'> & { error_code: string | null };

/** Changes are atomic and throw `Refused`, except `add`, which returns the refusal. */
export const createCarts = (database: Database, now: Clock, attempts = createAttempts(database)) => ({
  lines: ({ id }: Buyer) => linesOf(database, id),
  revision: ({ id }: Buyer) => revisionOf(database, id),
  losses: ({ id }: Buyer) => lossesOf(database, id, now()),

  /** Once per session code, if there is one. */
  add({ id }: Buyer, { sellables, choices, sessionCode }: Addition): Promise<AddedReply> {
    const work = async (transaction: Queryable) => {
      const ids = await addToCart(transaction, id, sellables, choices, now());
      const pieces = (await linesOf(transaction, id)).reduce((sum, { qty }) => sum + qty, 0);
      return { cart_count: pieces, cart_unique_ids: ids.map(String) };
    };
    if (sessionCode === undefined) return refusable(() => database.transaction(work), nothing);
    const fields = { item: sellables[0].item_id, choices };
    return attempts.once({ customerId: id, sessionCode, operation: 'addToCart', fields }, work);
  },

  update: ({ id }: Buyer, changes: readonly LineChange[]) =>
    database.transaction(async (transaction) => {
      await updateCart(transaction, id, changes, now());
      await dropLosses(transaction, id);
    }),

  /** @throws Refused LINE_GONE if no line matches */
  remove: ({ id }: Buyer, matches: (line: CartLine) => boolean) =>
    database.transaction(async (transaction) => {
      await lockCart(transaction, id);
      const ids = (await linesOf(transaction, id)).filter(matches).map((line) => line.id);
      if (ids.length === 0) throw new Refused('LINE_GONE');
      await removeLines(transaction, id, ids);
      await dropLosses(transaction, id);
    }),
});
