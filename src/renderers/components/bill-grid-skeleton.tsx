import { EmptyState } from '../../ui/feedback/empty-state';
import { useMessages } from '../../i18n/use-messages';

/** The spec has these words where bills are still to come. */
export function BillGridSkeleton() {
  const m = useMessages();
  return <EmptyState title={m('bill.in-development')} />;
}
