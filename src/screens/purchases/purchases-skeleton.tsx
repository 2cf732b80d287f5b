import { Suspense } from 'react';
import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';
import { customerScreen } from '../../routing/customer-screen';
import type { PurchasesTopProps } from './purchases-top';

const PurchasesTop = customerScreen<PurchasesTopProps>(
  () => import(/* webpackChunkName: "screen-purchases" */ './purchases-top'),
);

/** The filters stay where they are while other purchases load. */
export const PurchasesSkeleton = () => (
  <>
    <Suspense>
      <PurchasesTop />
    </Suspense>
    <RowListSkeleton count={6} picture={64} />
  </>
);
