import { fields, flag, number, orNull } from '../../storage/fields';
import { text } from '../../storage/shape';
import type { StoredBill } from '../../storage/storage-table';
import { storedValue } from '../../storage/stored-value';

export type { BillOptionFacts, OwedFacts, StoredBill } from '../../storage/storage-table';

const moneyShape = fields({ amount: number, currency: text });

const billShape = fields({
  id: text,
  bill: text,
  number: text,
  region: orNull(text),
  option: orNull(text),
  chosen: orNull(fields({ id: text, name: text, description: text, price: moneyShape })),
  owed: orNull(
    fields({
      id: text,
      name: text,
      period: text,
      amount: moneyShape,
      fee: moneyShape,
      expiresAt: orNull(number),
    }),
  ),
  isPending: flag,
});

const stored = (codename: string) => storedValue('session/person/bill', billShape, codename);

export const storeBill = (codename: string, bill: StoredBill) => stored(codename).write(bill);
export const removeBill = (codename: string) => stored(codename).remove();

/** The bill that this tab has stored. */
export function readBill(codename: string, bill: string): StoredBill | null {
  const value = stored(codename).read();
  return value?.bill === bill ? value : null;
}

/** The bill whose sheet opens automatically after sign-in; returned only once. */
export function takePendingBill(codename: string): string | null {
  const value = stored(codename).read();
  if (!value?.isPending) return null;
  storeBill(codename, { ...value, isPending: false });
  return value.bill;
}
