import { maxPages } from '../../__generated__/limits';
import { clampInteger } from './clamp';

/** A page as the contract takes it. */
export const pageNumber = (page: number): number => clampInteger(page, 1, maxPages);
