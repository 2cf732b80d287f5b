import type { FastifyInstance } from 'fastify';
import type { Mailing } from '../modules/mail';
import type { Stores } from '../modules/stores';
import { html } from './html';
import { outboxTable } from './outbox-page';
import { sendPage } from './page';
import { storeFilter, storeFilterQuery } from './store-filter';

/** The console in which one plays the side that a store has behind it: what was sent to customers. */
export function sandboxRoutes(app: FastifyInstance, { outbox, revisions }: Mailing & Stores) {
  app.get<{ Querystring: { store: string } }>(
    '/sandbox',
    { schema: { querystring: storeFilterQuery } },
    async ({ query }, reply) => {
      const [stores, messages] = [await revisions.list(), await outbox.newest(query.store)];
      const filter = storeFilter('/sandbox', stores, query.store);
      return sendPage(reply, '/sandbox', 'Outbox', html`${filter}${outboxTable(messages)}`);
    },
  );
}
