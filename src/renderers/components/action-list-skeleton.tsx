import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';

export const ActionListSkeleton = () => <RowListSkeleton count={5} picture={44} />;
