import { BlockSkeleton } from '../skeletons/block-skeleton';

export const TextSkeleton = () => <BlockSkeleton height="16rem" />;
