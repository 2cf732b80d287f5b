import { Suspense } from 'react';
import { PurchasesScreenDocument } from '../../__generated__/documents/purchases-screen';
import { moneyScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { shoppingPath } from '../../routing/paths';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';
import { purchasesQuestion, searchParameter } from './purchases-path';
import type { PurchasesTopProps } from './purchases-top';

const PurchasesTop = moneyScreen<PurchasesTopProps>(
  () => import(/* webpackChunkName: "screen-purchases" */ './purchases-top'),
);

/** The filters stay in place while other purchases load. */
const PurchasesSkeleton = () => (
  <>
    <Suspense>
      <PurchasesTop />
    </Suspense>
    <RowListSkeleton count={6} picture={64} />
  </>
);

export const purchasesRoute = defineRoute({
  path: shoppingPath,
  content: ContentMode.ACCOUNT,
  parameters: ['status', searchParameter, 'page'],
  private: true,
  offline: true,
  query: PurchasesScreenDocument,
  variables: ({ search }) => purchasesQuestion(search),
  head: ({ text }) => ({ title: text('title.purchases'), indexed: false }),
  screen: moneyScreen(() => import(/* webpackChunkName: "screen-purchases" */ './purchases-screen')),
  skeleton: PurchasesSkeleton,
});
