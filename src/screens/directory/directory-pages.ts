import { pageNumber } from '../../routing/define-route';

/** As many as a provider is asked for. */
const maxPages = 10_000;

export const directoryPage = (search: URLSearchParams) => pageNumber(search, maxPages);

export const directoryPath = (page: number) => (page > 1 ? `/?page=${page}` : '/');
