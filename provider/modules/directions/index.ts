import type { Deps } from '../deps';
import { dropQuotesUntil } from './queries';
import { quoteRide } from './rules/quote';

export function createDirections({ database, now, router }: Pick<Deps, 'database' | 'now' | 'router'>) {
  return {
    quote: quoteRide(database, router, now),
    dropExpired: () => dropQuotesUntil(database, now()),
  };
}

export type Directions = ReturnType<typeof createDirections>;
