import { BlockSkeleton } from '../skeletons/block-skeleton';

export const LocationMapSkeleton = () => <BlockSkeleton height="30rem" />;
