import { RowListSkeleton } from '../../ui/skeleton/skeletons';

export const NotificationsSkeleton = () => <RowListSkeleton count={8} picture={44} />;
