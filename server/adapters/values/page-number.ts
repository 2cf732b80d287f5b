import { clampInteger } from './clamp';

const mostPages = 50;

/** A page as the contract takes it. */
export const pageNumber = (page: number): number => clampInteger(page, 1, mostPages);
