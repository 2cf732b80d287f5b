import type { OrderCategory } from '../../__generated__/gql/graphql';
import type { PlainMessageKey } from '../../i18n/translate';

export const categoryNames: { readonly [Category in OrderCategory]: PlainMessageKey } = {
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
