import { PurchasesScreenDocument } from '../../__generated__/documents/purchases-screen';
import { ContentMode } from '../../routing/content-mode';
import { customerScreen } from '../../routing/customer-screen';
import { defineRoute } from '../../routing/define-route';
import { shoppingPath } from '../../routing/paths';
import { purchasesQuestion, searchParameter } from './purchases-address';
import { PurchasesSkeleton } from './purchases-skeleton';

export const purchasesRoute = defineRoute({
  path: shoppingPath,
  content: ContentMode.ACCOUNT,
  parameters: ['status', searchParameter, 'page'],
  private: true,
  query: PurchasesScreenDocument,
  variables: ({ search }) => purchasesQuestion(search),
  head: ({ text }) => ({ title: text('title.account'), indexed: false }),
  screen: customerScreen(() => import(/* webpackChunkName: "screen-purchases" */ './purchases-screen')),
  skeleton: PurchasesSkeleton,
});
