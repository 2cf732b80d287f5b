import { createElement } from 'react';
import { PurchasesScreenDocument } from '../../__generated__/documents/purchases-screen';
import { RowListSkeleton } from '../../components/row-list-skeleton';
import { ContentMode } from '../../routing/content-mode';
import { customerScreen } from '../../routing/customer-screen';
import { defineRoute } from '../../routing/define-route';
import { pageNumber } from '../../routing/page-number';
import { shoppingPath } from '../../routing/paths';

/** What the customer has bought, newest first. */
export const purchasesRoute = defineRoute({
  path: shoppingPath,
  content: ContentMode.ACCOUNT,
  private: true,
  query: PurchasesScreenDocument,
  variables: ({ search }) => ({ page: pageNumber(search) }),
  head: ({ text }) => ({ title: text('title.account'), indexed: false }),
  screen: customerScreen(() => import(/* webpackChunkName: "screen-purchases" */ './purchases-screen')),
  chunk: 'screen-purchases',
  skeleton: () => createElement(RowListSkeleton, { count: 6, picture: 64 }),
});
