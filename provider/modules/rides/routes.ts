import { Refused } from '../../errors/refusal';
import { nothing, refusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import type { Rides } from './index';

export const rideRoutes = ({ rides: { rides } }: { rides: Rides }) =>
  ({
    createRideOrder: ({ customer, body }) => rides.create(customer, body),

    async rateDriver({ customer, body: { order_uid, rating } }) {
      const { success, message, error_code } = await refusable(async () => {
        if (!(await rides.rate(customer.id, order_uid, rating))) throw new Refused('NOT_RATEABLE');
      }, nothing);
      return { success, message, error_code };
    },
  }) satisfies Partial<Handlers>;
