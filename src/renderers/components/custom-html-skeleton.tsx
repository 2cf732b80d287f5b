import { BlockSkeleton } from '../skeletons/block-skeleton';

export const CustomHtmlSkeleton = () => <BlockSkeleton height="15rem" />;
