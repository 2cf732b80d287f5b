import Ajv from 'ajv';
import { BadRequest } from '../../../errors/bad-request';
import type { OperationRequest } from '../../../http/operations';

/** What a customer wants to buy, as it was sent. */
export type OrderFields = OperationRequest<'createOrder'>['body'];

/** A line as the customer saw it: of the cart by its id, or an item for direct purchase. */
export interface SentLine {
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequest('cart is no JSON');
  }
}

/** @throws BadRequest where `cart` isn't as the contract has it. */
export function sentLines({ cart }: Pick<OrderFields, 'cart'>): SentLine[] {
  const lines = parsed(cart);
  if (check(lines)) return lines;
  throw new BadRequest('cart is no list of lines with view_uid, qty, price and type');
}
