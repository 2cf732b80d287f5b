import { BlockSkeleton } from '../skeletons/block-skeleton';

export const StorySkeleton = () => <BlockSkeleton height="18rem" />;
