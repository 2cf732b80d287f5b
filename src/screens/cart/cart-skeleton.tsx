import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';

/** As high as a cart of a few lines. */
export const CartSkeleton = () => <RowListSkeleton count={4} picture={80} />;
