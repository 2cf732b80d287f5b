import { BlockSkeleton } from '../skeletons/block-skeleton';

export const WebsiteButtonSkeleton = () => <BlockSkeleton height="15rem" />;
