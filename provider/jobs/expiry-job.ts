import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from '../modules/accounts';
import type { Orders } from '../modules/orders';

const intervalMs = 60_000;

/** Expires unpaid orders and secrets, now and every minute. @returns a function that stops after the current run */
export function startExpiryJob(
  { orders, expiredSecrets }: Pick<Accounts & Orders, 'orders' | 'expiredSecrets'>,
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
      await expiredSecrets.drop();
    } catch (error) {
      log.error({ err: error }, 'Failed to delete expired tokens, codes and attempts');
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
