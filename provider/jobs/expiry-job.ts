import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from '../modules/accounts';
import type { Orders } from '../modules/orders';

const minute = 60_000;

/**
 * Ends orders whose time is over and drops what can open nothing any more, now and every minute.
 * @returns what ends that, when the sweep that is going on is done.
 */
export function startExpiryJob(
  { orders, expiredSecrets }: Pick<Accounts & Orders, 'orders' | 'expiredSecrets'>,
  log: FastifyBaseLogger,
) {
  let sweeping = Promise.resolve();
  const sweep = async () => {
    try {
      const ended = await orders.expire();
      if (ended > 0) log.info({ ended }, 'Ended orders that were not paid in time');
    } catch (error) {
      log.error({ err: error }, 'Unpaid orders were not looked through');
    }
    try {
      await expiredSecrets.drop();
    } catch (error) {
      log.error({ err: error }, 'Tokens, codes and guesses that are over were not dropped');
    }
  };
  const start = () => {
    sweeping = sweeping.then(sweep);
  };
  start();
  const timer = setInterval(start, minute);
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
