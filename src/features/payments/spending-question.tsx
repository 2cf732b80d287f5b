import { Suspense } from 'react';
import { moneyScreen } from '../../routing/customer-screen';
import { OnDemand } from '../../ui/feedback/on-demand';
import type { SpendingSheetProps } from './spending-sheet';

const SpendingSheet = moneyScreen<SpendingSheetProps>(
  () => import(/* webpackChunkName: "spending-sheet" */ './spending-sheet'),
);

/** Asks for the password while it is open. It starts empty each time. */
export function SpendingQuestion({ open, ...sheet }: SpendingSheetProps & { open: boolean }) {
  return (
    <OnDemand needed={open} onFail={sheet.onClose}>
      <Suspense>{open && <SpendingSheet {...sheet} />}</Suspense>
    </OnDemand>
  );
}
