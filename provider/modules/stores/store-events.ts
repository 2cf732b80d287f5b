import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database';
import { createSubscriptions } from '../../database/subscriptions';
import { sendEvents } from '../../http/send-events';
import { storeChanges } from './queries/store-changes';

const allStores = 'all';

export const createStoreEvents = (database: Database) =>
  createSubscriptions({
    database,
    channels: { store: storeChanges },
    read: (event) => ({ topic: allStores, event }),
  });

type StoreEvents = ReturnType<typeof createStoreEvents>;

const maxDurationMs = 60 * 60_000;

/** Tells the storefront's servers which stores have changed. */
export function storeEventRoutes(app: FastifyInstance, storeEvents: StoreEvents) {
  app.addHook('preClose', () => storeEvents.close());
  app.get('/api/v2/apps/events', (_request, reply) =>
    sendEvents(reply, maxDurationMs, (subscriber) => storeEvents.subscribe(allStores, subscriber)),
  );
}
