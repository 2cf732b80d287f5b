import { maxPages } from '../../../__generated__/limits';

/** Pages by number end at the limit; what is counted ends with them. */
export const lastPage = (total: number, size: number) => Math.min(maxPages, Math.max(1, Math.ceil(total / size)));
