import type { BalanceMode, OrderCategory } from '../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../i18n/translate';

const categoryNames: { readonly [Category in OrderCategory]: PlainMessageKey } = {
  GOODS: 'order.category-goods',
  SERVICE: 'order.category-service',
  COURIER: 'order.category-courier',
  CALLED_SERVICE: 'order.category-called-service',
  GOODS_AND_COURIER: 'order.category-goods-and-courier',
  TOP_UP: 'order.category-top-up',
  WITHDRAWAL: 'order.category-withdrawal',
  DIGITAL: 'order.category-digital',
  BILL: 'order.category-bill',
  UNKNOWN: 'order.category-other',
};

const koinNames: { readonly [Category in OrderCategory]?: PlainMessageKey } = {
  TOP_UP: 'order.category-top-up-koin',
  WITHDRAWAL: 'order.category-withdrawal-koin',
};

/** The name of an order's category. It depends on whether the store's wallet is Saldo or Koin. */
export const categoryName = (category: OrderCategory, mode: BalanceMode | undefined): PlainMessageKey =>
  (mode === 'CLOSED' ? koinNames[category] : undefined) ?? categoryNames[category];

/** Whether the order is a top-up or a withdrawal, which has no items to show. */
export const isOfWallet = (category: OrderCategory) => category === 'TOP_UP' || category === 'WITHDRAWAL';
