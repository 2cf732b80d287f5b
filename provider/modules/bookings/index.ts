import { createBookings } from './rules/bookings';

export { createBookings };

export type Bookings = ReturnType<typeof createBookings>;
