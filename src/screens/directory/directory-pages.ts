import { maxStorePages } from '../../__generated__/limits';
import { pageNumber } from '../../routing/define-route';

export const directoryPage = (search: URLSearchParams) => pageNumber(search, maxStorePages);

export const directoryPath = (page: number) => (page > 1 ? `/?page=${page}` : '/');
