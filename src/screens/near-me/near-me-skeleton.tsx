import { RowListSkeleton } from '../../components/row-list-skeleton';
import { NearMeTop } from './near-me-top';

/** The page while its code comes. */
export const NearMeSkeleton = () => (
  <>
    <NearMeTop />
    <RowListSkeleton count={5} />
  </>
);
