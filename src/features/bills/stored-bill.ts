import type { BillEntry } from '../../../machines/bills/bill-inquiry';
import type { Money } from '../../i18n/money';
import { storedValue } from '../../storage/stored-value';

/** What was chosen for a number, as the page showed it. */
export interface BillOptionFacts {
  id: string;
  name: string;
  description: string;
  price: Money;
}

/** What the biller says is owed. */
export interface OwedFacts {
  id: string;
  name: string;
  period: string;
  amount: Money;
  fee: Money;
  /** By the visitor's clock. */
  expiresAt: number | null;
}

/** The temporary checkout of a bill: its number, and what is bought for it; neither while it is still being entered. */
export interface StoredBill extends BillEntry {
  /** Distinguishes the attempts to order it. */
  id: string;
  bill: string;
  chosen: BillOptionFacts | null;
  owed: OwedFacts | null;
  /** The sheet opens with it after signing in. */
  isPending: boolean;
}

const stored = (codename: string) => storedValue('session/person/bill', codename);

const isStored = (value: unknown): value is StoredBill =>
  typeof value === 'object' &&
  value !== null &&
  'bill' in value &&
  'number' in value &&
  typeof value.number === 'string';

export const storeBill = (codename: string, bill: StoredBill) => stored(codename).writeJson(bill);
export const removeBill = (codename: string) => stored(codename).remove();

/** What this tab has of a bill. */
export function readBill(codename: string, bill: string): StoredBill | null {
  const value = stored(codename).readJson();
  return isStored(value) && value.bill === bill ? value : null;
}

/** The bill whose sheet is to open by itself after signing in; says so once. */
export function takePendingBill(codename: string): string | null {
  const value = stored(codename).readJson();
  if (!isStored(value) || !value.isPending) return null;
  storeBill(codename, { ...value, isPending: false });
  return value.bill;
}
