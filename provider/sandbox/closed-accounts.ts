import type { FastifyInstance } from 'fastify';
import type { PersonalData } from '../modules/personal-data';
import type { ClosingReason } from '../modules/personal-data/queries';
import type { Stores } from '../modules/stores';
import { html, listTable, sendPage, storeFilter, storeFilterQuery } from './page';

const path = '/sandbox/closed-accounts';

const row = ({ store, day, reason }: ClosingReason) => html`
  <tr>
    <td>${store}</td>
    <td>${day}</td>
    <td>${reason}</td>
  </tr>`;

const table = (reasons: readonly ClosingReason[]) =>
  listTable(['Store', 'Closed on', 'Reason'], reasons.map(row), 'No account was closed yet.');

/** Lists why accounts were closed, without whose they were. */
export const sandboxClosedAccountRoutes = (app: FastifyInstance, { closing, revisions }: PersonalData & Stores) =>
  app.get<{ Querystring: { store: string } }>(
    path,
    { schema: { querystring: storeFilterQuery } },
    async ({ query }, reply) => {
      const [stores, reasons] = [await revisions.list(), await closing.reasons(query.store)];
      return sendPage(reply, path, 'Closed accounts', html`${storeFilter(path, stores, query.store)}${table(reasons)}`);
    },
  );
