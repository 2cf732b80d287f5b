import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';

export const CartSkeleton = () => <RowListSkeleton count={4} picture={80} />;
