import type { Queryable } from '../database/database';
import { insertRefund } from '../modules/orders/queries/refunds';

interface Posting {
  at: Date;
  legs: readonly (readonly [what: string, ...unknown[], amount: number])[];
}

/** Adds an order that was rejected after it was paid; the refund went to the balance. */
export async function addDemoRefunds(
  transaction: Queryable,
  { id: customerId, storeId }: { id: number; storeId: number },
  orderId: number,
  postings: readonly Posting[],
) {
  for (const { at, legs } of postings) {
    const amount = legs.find(([what]) => what === 'returned')?.at(-1);
    if (typeof amount !== 'number') continue;
    const end = { cause: 'rejected', route: 'balance', at, deadline: at } as const;
    await insertRefund(transaction, { ...end, storeId, customerId, target: { orderId }, amount });
  }
}
