import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from '../modules/accounts';
import type { Bookings } from '../modules/bookings';
import type { Directions } from '../modules/directions';
import type { Forms } from '../modules/forms';
import type { Invoices } from '../modules/invoices';
import type { Notifications } from '../modules/notifications';
import type { Orders } from '../modules/orders';
import type { PersonalData } from '../modules/personal-data';

const intervalMs = 60_000;

/** Expires unpaid orders and secrets, deletes pictures of closed accounts and unsent forms, now and every minute. @returns a function that stops after the current run */
export function startExpiryJob(
  {
    bookings,
    directions,
    notifications,
    orders,
    expiredSecrets,
    formFiles,
    closing,
    remindOfInvoices,
  }: Pick<
    Accounts & Bookings & Directions & Forms & Invoices & Notifications & Orders & PersonalData,
    | 'bookings'
    | 'directions'
    | 'notifications'
    | 'orders'
    | 'expiredSecrets'
    | 'formFiles'
    | 'closing'
    | 'remindOfInvoices'
  >,
  log: FastifyBaseLogger,
) {
  let running = Promise.resolve();
  const run = async () => {
    try {
      const ended = await orders.expire();
      if (ended > 0) log.info({ ended }, 'Expired unpaid orders');
    } catch (error) {
      log.error({ err: error }, 'Failed to expire unpaid orders');
    }
    try {
      await orders.remind();
      await remindOfInvoices();
      await notifications.dropOld();
    } catch (error) {
      log.error({ err: error }, 'Failed to remind of payments and to delete old notifications');
    }
    try {
      const released = await bookings.releaseExpired();
      if (released > 0) log.info({ released }, 'Released held times');
      await directions.dropExpired();
    } catch (error) {
      log.error({ err: error }, 'Failed to release held times and to delete expired quotes');
    }
    try {
      await expiredSecrets.drop();
    } catch (error) {
      log.error({ err: error }, 'Failed to delete expired tokens, codes and attempts');
    }
    try {
      const dropped = await formFiles.dropUnused();
      if (dropped > 0) log.info({ dropped }, 'Dropped pictures of forms that were not sent');
      await closing.deleteBlobs();
    } catch (error) {
      log.error({ err: error }, 'Failed to delete the pictures of closed accounts and of forms that were not sent');
    }
  };
  const start = () => {
    running = running.then(run);
  };
  start();
  const timer = setInterval(start, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
