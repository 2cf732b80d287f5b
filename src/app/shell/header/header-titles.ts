import type { PlainMessageKey } from '../../../i18n/translate';
import { ContentMode } from '../../../routing/define-route';
import type { SearchBox } from '../../../__generated__/gql/graphql';

/** Pages whose header is a title; all others have the store's search box. */
export const headerTitles: { readonly [Mode in ContentMode]?: PlainMessageKey } = {
  [ContentMode.ACCOUNT]: 'title.account',
  [ContentMode.CART]: 'title.cart',
  [ContentMode.CHECKOUT]: 'title.checkout',
  [ContentMode.CHAT]: 'title.chat',
  [ContentMode.INVOICE]: 'title.invoice',
  [ContentMode.INVOICE_CHECKOUT]: 'title.payment',
  [ContentMode.ORDER]: 'title.order',
  [ContentMode.PROFILE]: 'title.profile',
  [ContentMode.RIDE]: 'title.ride',
  [ContentMode.SETTINGS]: 'title.settings',
};

/** Whether the search box has its own row, by the store's choice or because the page is a search. */
export const hasFieldBelow = (searchBox: SearchBox, content: ContentMode) =>
  searchBox === 'FIELD_AND_NAME'
    ? headerTitles[content] === undefined
    : content === ContentMode.SEARCH && searchBox !== 'FIELD';
