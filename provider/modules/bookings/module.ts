import { defineModule } from '../define-module';
import { createBookings } from './index';
import { bookingData } from './personal-data';
import { bookingRoutes } from './routes';

export const bookingsModule = defineModule({
  name: 'bookings',
  after: [],
  create: ({ database, now }) => createBookings(database, now),
  routes: bookingRoutes,
  tasks: ({ bookings }) => [
    { name: 'release held times', run: () => bookings.releaseExpired(), done: 'Released held times' },
  ],
  personalData: bookingData,
});
