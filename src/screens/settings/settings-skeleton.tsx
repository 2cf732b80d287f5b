import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';

/** As high as the settings' form. */
export const SettingsSkeleton = () => <RowListSkeleton count={7} picture={0} />;
