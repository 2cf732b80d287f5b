import type { PageCursor } from '../../../machines/search-paging';

interface PageInfo {
  page: number;
  hasNextPage: boolean;
  endCursor: string | null;
}

/** Where a list goes on; null after its last page. */
export const nextPage = ({ page, hasNextPage, endCursor }: PageInfo): PageCursor | null =>
  hasNextPage ? { page: page + 1, after: endCursor ?? '' } : null;
