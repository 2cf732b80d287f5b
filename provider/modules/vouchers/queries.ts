import type { Queryable } from '../../database/database';
import { Refused } from '../../errors/refusal';

/** Counts the quota first, to serialise concurrent uses. @throws Refused if none remains in all or for the customer */
export async function takeVoucher(transaction: Queryable, voucherId: number, customerId: number): Promise<void> {
  const updated = await transaction.query(
    'update vouchers set used = used + 1 where id = $1 and (quota is null or used < quota) returning id',
    [voucherId],
  );
  if (updated.length === 0) throw new Refused('VOUCHER_USED_UP');
  const uses = await transaction.query(
    `insert into voucher_uses as known (voucher_id, customer_id, uses) values ($1, $2, 1)
     on conflict (voucher_id, customer_id) do update set uses = known.uses + 1
     where known.uses < (
       select coalesce(nullif(voucher.per_customer, 0), known.uses + 1) from vouchers voucher where voucher.id = $1
     )
     returning uses`,
    [voucherId, customerId],
  );
  if (uses.length === 0) throw new Refused('VOUCHER_USED');
}

export async function giveVoucherBack(transaction: Queryable, voucherId: number, customerId: number): Promise<void> {
  await transaction.query('update vouchers set used = greatest(used - 1, 0) where id = $1', [voucherId]);
  await transaction.query(
    'update voucher_uses set uses = greatest(uses - 1, 0) where voucher_id = $1 and customer_id = $2',
    [voucherId, customerId],
  );
}
