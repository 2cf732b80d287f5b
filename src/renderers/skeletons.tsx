import styled from 'styled-components';
import { Loading } from '../ui/feedback/loading';
import { CardGridSkeleton, RowListSkeleton, SkeletonBlock } from '../ui/skeleton/skeletons';
import { token } from '../theme/token';
import { EmptyState } from '../ui/feedback/empty-state';
import { useMessages } from '../i18n/use-messages';
import type { ProductList_NodeFragment } from '../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../api/fragment';
import { CarouselSkeleton } from '../ui/skeleton/carousel-skeleton';

const Padding = styled.div`
  padding: ${token('space-3')} ${token('space-4')};
`;

interface BlockSkeletonProps {
  /** A CSS length. */
  height: string;
}

const BlockSkeleton = ({ height }: BlockSkeletonProps) => (
  <Loading>
    <Padding>
      <SkeletonBlock $height={height} />
    </Padding>
  </Loading>
);

export const ActionListSkeleton = () => <RowListSkeleton count={5} picture={44} />;

/** The spec's text for bills that are not available yet. */
export function BillGridSkeleton() {
  const m = useMessages();
  return <EmptyState title={m('bill.in-development')} />;
}

export const CustomHtmlSkeleton = () => <BlockSkeleton height="15rem" />;

export const LocationMapSkeleton = () => <BlockSkeleton height="30rem" />;

interface ProductListSkeletonProps {
  node: FragmentOf<ProductList_NodeFragment>;
}

export function ProductListSkeleton({ node }: ProductListSkeletonProps) {
  const { style, columns, items: list } = readFragment(node);
  const count = list.nodes.length;
  if (style === 'SLIDER') return <CarouselSkeleton />;
  if (style === 'ROWS') return <RowListSkeleton count={count} />;
  if (style === 'SHOPS') return <RowListSkeleton count={count} picture={64} />;
  return <CardGridSkeleton columns={columns} count={count} />;
}

export const SegmentListSkeleton = () => (
  <>
    <CarouselSkeleton />
    <CarouselSkeleton />
  </>
);

export const TextSkeleton = () => <BlockSkeleton height="16rem" />;

/** Customers see nothing of types that a build does not know, so these need no placeholder. */
export const UnknownSkeleton = () => null;

export const WebsiteButtonSkeleton = () => <BlockSkeleton height="15rem" />;

export const StorySkeleton = () => <BlockSkeleton height="18rem" />;
