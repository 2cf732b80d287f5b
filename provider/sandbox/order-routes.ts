import type { FastifyInstance } from 'fastify';
import type { Orders } from '../modules/orders';
import type { Stores } from '../modules/stores';
import { html } from './html';
import { moveLabels, ordersTable, type SellerMove } from './orders-page';
import { sendPage } from './page';
import { storeFilter, storeFilterQuery } from './store-filter';

const path = '/sandbox/orders';

const outcomes = {
  done: 'Done: the order was moved.',
  late: 'Nothing was done: the order has moved on meanwhile.',
} as const;

type Outcome = keyof typeof outcomes;

const querystring = {
  ...storeFilterQuery,
  properties: { ...storeFilterQuery.properties, outcome: { type: 'string', enum: Object.keys(outcomes) } },
};

const params = {
  type: 'object',
  properties: {
    order: { type: 'string', pattern: '^[A-Za-z0-9_]{1,40}$' },
    move: { type: 'string', enum: Object.keys(moveLabels) },
  },
};

const body = {
  type: 'object',
  properties: {
    store: { type: 'string', maxLength: 40, default: '' },
    tracking: { type: 'string', maxLength: 40 },
    reason: { type: 'string', maxLength: 200 },
  },
};

interface MoveForm {
  store: string;
  tracking?: string;
  reason?: string;
}

/** The console's page on which one plays the sellers. */
export function sandboxOrderRoutes(app: FastifyInstance, { sellerOrders, revisions }: Orders & Stores) {
  app.get<{ Querystring: { store: string; outcome?: Outcome } }>(
    path,
    { schema: { querystring } },
    async ({ query: { store, outcome } }, reply) => {
      const [stores, orders] = [await revisions.list(), await sellerOrders.newest(store)];
      const said = outcome ? html`<p role="status">${outcomes[outcome]}</p>` : html``;
      return sendPage(
        reply,
        path,
        'Orders',
        html`${said}${storeFilter(path, stores, store)}${ordersTable(orders, store)}`,
      );
    },
  );

  app.post<{ Params: { order: string; move: SellerMove }; Body: MoveForm }>(
    `${path}/:order/:move`,
    { schema: { params, body } },
    async ({ params: { order, move }, body: { store, tracking, reason } }, reply) => {
      const isMoved = await sellerOrders.move(order, move, {
        trackingNumber: tracking?.trim(),
        reason: reason?.trim(),
      });
      const query = new URLSearchParams({ store, outcome: isMoved ? 'done' : 'late' });
      return reply.redirect(`${path}?${query}#${order}`, 303);
    },
  );
}
