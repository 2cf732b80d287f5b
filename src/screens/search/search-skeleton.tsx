import { CardGridSkeleton } from '../../components/card-grid-skeleton';
import { SearchTop } from './search-top';

/** The page with places for its items: what stands above them is known before they come. */
export const SearchSkeleton = () => (
  <>
    <SearchTop />
    <CardGridSkeleton count={8} columns={2} />
  </>
);
