import { createStreetRouter } from '../../router/street-router';
import type { Deps } from '../deps';
import { dropQuotesUntil } from './queries';
import { quoteRide } from './rules/quote';

export function createDirectionsModule({
  database,
  now,
  router = createStreetRouter(),
}: Pick<Deps, 'database' | 'now' | 'router'>) {
  return {
    directions: {
      quote: quoteRide(database, router, now),
      dropExpired: () => dropQuotesUntil(database, now()),
    },
  };
}

export type Directions = ReturnType<typeof createDirectionsModule>;
