import type { Subject } from '../purchase/subject';
import { noParcel, uncarried } from '../purchase/purchase-sum';
import { type AmountLimits, amountDigits, amountOf, isWithin } from './amount';

/** The amount as typed: digits. */
export interface TopUpDraft {
  amount: string;
}

export interface TopUpTerms {
  /** Whole rupiah, added to the amount. */
  fee: number;
  limits: AmountLimits;
}

function lackOf(amount: string, limits: AmountLimits) {
  if (amountOf(amount) === 0) return 'amount';
  return isWithin(amount, limits) ? null : 'limits';
}

/** A top-up as the subject of a purchase. */
export function topUpSubject(text: string, { fee, limits }: TopUpTerms): Subject {
  const amount = amountDigits(text);
  const draft: TopUpDraft = { amount };
  const goods = { ...uncarried, revision: 0, supplier: null, subtotal: amountOf(amount), orderFee: fee };
  return { goods: { ...goods, lacks: lackOf(amount, limits) }, draft, mark: '', parcel: noParcel };
}

/** The typed amount in the draft of a top-up; empty for the draft of another subject. */
export const typedAmount = (draft: object): string =>
  'amount' in draft && typeof draft.amount === 'string' ? draft.amount : '';
