import type { ProductList_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { CardGridSkeleton } from '../../ui/skeleton/card-grid-skeleton';
import { CarouselSkeleton } from '../../ui/skeleton/carousel-skeleton';
import { RowListSkeleton } from '../../ui/skeleton/row-list-skeleton';

export interface ProductListSkeletonProps {
  node: FragmentOf<ProductList_NodeFragment>;
}

export function ProductListSkeleton({ node }: ProductListSkeletonProps) {
  const { style, columns, items } = readFragment(node);
  if (style === 'SLIDER') return <CarouselSkeleton />;
  if (style === 'ROWS') return <RowListSkeleton count={items.length} />;
  if (style === 'SHOPS') return <RowListSkeleton count={items.length} picture={64} />;
  return <CardGridSkeleton columns={columns} count={items.length} />;
}
