import { subtotal } from '../../cart/rules/lines';
import { detailsWithDefaults } from '../../catalogue/queries/item-columns';
import type { CartLine } from '../../cart/queries';
import type { VoucherTerms } from '../queries';

export interface Reducible {
  /** The price of the goods, or of the service, ride or bill. */
  goods: number;
  delivery: number;
}

export interface VoucherWorth {
  /** Reduces the total. */
  value: number;
  /** Paid to the wallet when the order is done. */
  cashback: number;
}

/** The amount that a category reduces. */
export function reducedBy(category: number, { goods, delivery }: Reducible): number {
  if (category === 1) return delivery;
  return category === 2 ? goods + delivery : goods;
}

function gainOf({ type, value, max_value }: VoucherTerms, amount: number) {
  if (type === 0) return Math.min(value, amount);
  const share = Math.min(Math.floor((amount * value) / 100), amount);
  return max_value === 0 ? share : Math.min(share, max_value);
}

/** Whole rupiah, rounded down, at most the reducible amount. */
export function voucherWorth(terms: VoucherTerms, amounts: Reducible): VoucherWorth {
  const gain = gainOf(terms, reducedBy(terms.category, amounts));
  return terms.cashback_flag === 1 ? { value: 0, cashback: gain } : { value: gain, cashback: 0 };
}

export const takesVouchers = ({ details }: Pick<CartLine, 'details'>) =>
  detailsWithDefaults(details).discount_flag === 1;

type Line = Pick<CartLine, 'details' | 'price' | 'qty'>;

/** Only lines that accept vouchers, and their delivery. */
export const reducible = (lines: readonly Line[], delivery: number): Reducible => {
  const taking = lines.filter(takesVouchers);
  return { goods: subtotal(taking), delivery: taking.length > 0 ? delivery : 0 };
};
