import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { createSubscriptions } from '../../database/subscriptions';
import { authenticate } from '../../http/authenticate';
import { sendEvents } from '../../http/send-events';
import type { Accounts } from '../accounts';
import { chatChanges } from '../chat/queries/chat-changes';
import { notificationChanges } from '../notifications/queries/notify';
import { orderChanges } from '../orders/queries/order-changes';

export const createCustomerEvents = (database: Database) =>
  createSubscriptions({
    database,
    channels: { order: orderChanges, message: chatChanges, notification: notificationChanges },
    read: ({ customer, ...event }) => ({ topic: Number(customer), event }),
  });

type CustomerEvents = ReturnType<typeof createCustomerEvents>;

/** The client then reconnects, and its token is checked again. */
const maxDurationMs = 5 * 60_000;

export function customerEventRoutes(
  app: FastifyInstance,
  { accounts: { sessions } }: { accounts: Accounts },
  customerEvents: CustomerEvents,
) {
  app.addHook('preClose', () => customerEvents.close());
  app.get(
    '/api/v2/customer/events',
    { config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer }, reply) => {
      if (!customer) throw new Error('The request has no customer');
      await sendEvents(reply, maxDurationMs, (subscriber) => customerEvents.subscribe(customer.id, subscriber));
    },
  );
}
