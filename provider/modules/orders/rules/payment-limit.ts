import { addHours } from 'date-fns/addHours';

const hoursToPay = 24;

/** When an order that waits for its payment from `start` on runs out. */
export const paymentLimit = (start: Date) => addHours(start, hoursToPay);
