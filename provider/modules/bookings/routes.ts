import { orNotFound } from '../../errors/call-errors';
import { done, nothing, ok, refusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import type { Bookings } from './index';

export const bookingRoutes = ({ bookings }: { bookings: Bookings }) =>
  ({
    async listSlots({ params: { view_uid }, query: { codename, from, to } }) {
      return ok(orNotFound(await bookings.days(codename, view_uid, from, to), 'The service does not exist'));
    },

    holdSlot: ({ customer, body }) => refusable(() => bookings.hold(customer, body), nothing),

    async releaseSlot({ customer, body }) {
      await bookings.release(customer.id, body.session_code);
      return { ...done, error_code: null };
    },
  }) satisfies Partial<Handlers>;
