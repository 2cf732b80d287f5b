import { ItemType } from '../../__generated__/codes';
import type { StoredPaymentOption } from '../store-document';

/** The seller's own payment options are left out, because a bill has no seller. */
const forBills = [0, 3, 4];

export const paysBills = ({ type, cart_types }: Pick<StoredPaymentOption, 'type' | 'cart_types'>) =>
  forBills.includes(type) && cart_types.includes(ItemType.DIRECT_PURCHASE);
