import { Suspense } from 'react';
import { moneyScreen } from '../../routing/customer-screen';
import { OnDemand } from '../../ui/feedback/on-demand';
import type { SpendingSheetProps } from './spending-sheet';

const SpendingSheet = moneyScreen<SpendingSheetProps>(
  () => import(/* webpackChunkName: "spending-sheet" */ './spending-sheet'),
);

/** The question for the password while it is open; each time it begins anew. */
export function SpendingQuestion({ open, ...sheet }: SpendingSheetProps & { open: boolean }) {
  return (
    <OnDemand needed={open} onFail={sheet.onClose}>
      <Suspense>{open && <SpendingSheet {...sheet} />}</Suspense>
    </OnDemand>
  );
}
