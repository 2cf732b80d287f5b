import { ItemType } from '../../__generated__/codes';
import type { DocumentIssue, Issue, Path } from '../issue';
import type { FilledStore, StoredPaymentOption } from '../store-document';

/** The seller's own payment options are left out, because a bill has no seller. */
const forBills = [0, 3, 4];

export const paysBills = ({ type, cart_types }: Pick<StoredPaymentOption, 'type' | 'cart_types'>) =>
  forBills.includes(type) && cart_types.includes(ItemType.DIRECT_PURCHASE);

/** Item types that can be ordered. */
const orderedTypes: Readonly<Record<number, string>> = { 0: 'goods', 1: 'services', 3: 'rides', 5: 'direct purchases' };

type PayableTypes = readonly Pick<StoredPaymentOption, 'cart_types'>[];

/** The item types that can be ordered but that no payment option accepts. */
export const unpayableTypes = (types: readonly number[], options: PayableTypes): number[] =>
  [...new Set(types)].filter(
    (type) => orderedTypes[type] !== undefined && options.every(({ cart_types }) => !cart_types.includes(type)),
  );

export const unpayableItems = (type: number, path: Path): Issue => ({
  path,
  reason: `no payment option pays for ${orderedTypes[type]} (type ${type}), so nobody can order them`,
  hint: `Add ${type} to the cart_types of a payment option.`,
});

/** A warning, because bills are shown but cannot be paid. */
export const unpayableBills = ({ app, components }: FilledStore): DocumentIssue[] => {
  const isSold = components.some(({ bills = [] }) =>
    bills.some(({ lines }) => lines.some(({ product_code }) => product_code !== '')),
  );
  if (!isSold || app.payment_options.some(paysBills)) return [];
  return [
    {
      path: ['app', 'payment_options'],
      reason: 'no payment option pays for bills, so nobody can pay one',
      hint: `Add ${ItemType.DIRECT_PURCHASE} to the cart_types of a payment option of type ${forBills.join(', ')}.`,
      code: 'BILLS_NOT_PAYABLE',
      params: { field: 'paymentOption.cart_types' },
    },
  ];
};
