import { StackSkeleton } from '../../../src/ui/skeleton/block-skeletons';

/** Takes the place of a publication that is loading. */
export const PublishSkeleton = () => <StackSkeleton heights={['3rem', '3rem', '6rem', '3rem']} />;
