import { PurchasesScreenDocument } from '../../__generated__/documents/purchases-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { customerScreen } from '../../routing/customer-screen';
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
