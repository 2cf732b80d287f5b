import type { Deps } from '../deps';
import { createBookings } from './rules/bookings';

export const createBookingsModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  bookings: createBookings(database, now),
});

export type Bookings = ReturnType<typeof createBookingsModule>;
