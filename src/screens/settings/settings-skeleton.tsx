import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';

export const SettingsSkeleton = () => <RowListSkeleton count={7} picture={0} />;
