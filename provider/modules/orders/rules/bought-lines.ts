import { ItemType } from '../../../__generated__/codes';
import Ajv from 'ajv';
import { BadRequest } from '../../../errors/call-errors';
import type { OperationRequest } from '../../../contract/operations';
import { type CartLine, groupOf, linesOf, lockCart, removeLines } from '../../cart/queries';
import { type ItemLine, itemLines, validateLines } from '../../cart/rules/lines';
import type { Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import type { BoughtLine } from '../queries/insert-order';
import { sellablesOf } from '../../catalogue/queries/sellables';

/** The fields of the request. */
export type OrderFields = OperationRequest<'createOrder'>['body'];

/** A line as the customer saw it. `view_uid` is a cart line's id, or the item of a direct purchase. */
interface SentLine {
  view_uid: string;
  qty: number;
  price: number;
  type: number;
}

const check = new Ajv().compile<SentLine[]>({
  type: 'array',
  minItems: 1,
  maxItems: 200,
  items: {
    type: 'object',
    required: ['view_uid', 'qty', 'price', 'type'],
    properties: {
      view_uid: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' },
      qty: { type: 'integer', minimum: 1, maximum: 100_000 },
      price: { type: 'integer', minimum: 0 },
      type: { type: 'integer' },
    },
  },
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('cart must be JSON');
  }
}

/** @throws BadRequest */
function parseLines({ cart }: Pick<OrderFields, 'cart'>): SentLine[] {
  const lines = parseJson(cart);
  if (check(lines)) return lines;
  throw new BadRequest('cart must be a list of lines with view_uid, qty, price and type');
}

interface Bought {
  lines: [BoughtLine, ...BoughtLine[]];
  /** Each line has the price and quantity that the customer saw. */
  isAsSent: boolean;
}

async function ownLines(
  transaction: Queryable,
  storeId: number,
  itemUid: string,
  sent: readonly SentLine[],
  now: Date,
) {
  const [first, ...others] = await sellablesOf(transaction, storeId, itemUid);
  if (!first) throw new Refused('LINE_GONE');
  if (sent.some(({ type }) => type !== first.type)) throw new Refused('NOT_PURCHASABLE');
  return itemLines([first, ...others], sent, now) as [ItemLine, ...ItemLine[]];
}

async function cartLines(transaction: Queryable, customerId: number, sent: readonly SentLine[], now: Date) {
  await lockCart(transaction, customerId);
  const checked = (await linesOf(transaction, customerId)).filter((line) => line.checked);
  const [first, ...others] = checked;
  if (!first) throw new Refused('CART_EMPTY');
  const ids = new Set(checked.map(({ id }) => String(id)));
  if (sent.some(({ view_uid }) => !ids.has(view_uid))) throw new Refused('LINE_GONE');
  if (others.some((line) => groupOf(line) !== groupOf(first))) throw new Refused('SEVERAL_GROUPS');
  validateLines(checked, now);
  await removeLines(
    transaction,
    customerId,
    checked.map(({ id }) => id),
  );
  return [first, ...others] as [CartLine, ...CartLine[]];
}

/** The item that is bought without the cart; null for cart lines. A single line of a direct purchase names its item. */
function itemOf({ list_vuid }: OrderFields, [first, ...others]: readonly SentLine[]): string | null {
  if (list_vuid) return list_vuid;
  return first && others.length === 0 && first.type === ItemType.DIRECT_PURCHASE ? first.view_uid : null;
}

/** Removes bought lines from the cart, unless the item is bought without it. @throws Refused if it is unavailable */
export async function takeBought(
  transaction: Queryable,
  customer: { id: number; storeId: number },
  fields: OrderFields,
  now: Date,
): Promise<Bought> {
  const sent = parseLines(fields);
  const item = itemOf(fields, sent);
  const lines = item
    ? await ownLines(transaction, customer.storeId, item, sent, now)
    : await cartLines(transaction, customer.id, sent, now);
  const isSent = ({ id, qty, price }: { id: number | string; qty: number; price: number }) =>
    sent.some((one) => one.view_uid === String(id) && one.qty === qty && one.price === price);
  return { lines, isAsSent: lines.length === sent.length && lines.every(isSent) };
}
