import { subtotal } from '../../cart/rules/subtotal';
import type { Reducible } from './voucher-worth';
import { detailsWithDefaults } from '../../catalogue/queries/item-details';
import type { CartLine } from '../../cart/queries/cart-line';

export const takesVouchers = ({ details }: Pick<CartLine, 'details'>) =>
  detailsWithDefaults(details).discount_flag === 1;

type Line = Pick<CartLine, 'details' | 'price' | 'qty'>;

/** What vouchers may reduce: the lines that take them, and the delivery of such. */
export const reducible = (lines: readonly Line[], delivery: number): Reducible => {
  const taking = lines.filter(takesVouchers);
  return { goods: subtotal(taking), delivery: taking.length > 0 ? delivery : 0 };
};
