import type { FastifyInstance } from 'fastify';
import type { PersonalData } from './index';
import type { ClosingReason } from './queries';
import type { Stores } from '../stores';
import { html, listTable, sendPage, storeFilter, storeFilterQuery } from '../../sandbox/page';

const path = '/sandbox/closed-accounts';

const row = ({ store, day, reason }: ClosingReason) => html`
  <tr>
    <td>${store}</td>
    <td>${day}</td>
    <td>${reason}</td>
  </tr>`;

const table = (reasons: readonly ClosingReason[]) =>
  listTable(['Store', 'Closed on', 'Reason'], reasons.map(row), 'No account was closed yet.');

/** Lists why accounts were closed, without naming the customers. */
export const sandboxClosedAccountRoutes = (
  app: FastifyInstance,
  { personalData: closing, stores: { revisions } }: { personalData: PersonalData; stores: Stores },
) =>
  app.get<{ Querystring: { store: string } }>(
    path,
    { schema: { querystring: storeFilterQuery } },
    async ({ query }, reply) => {
      const [stores, reasons] = [await revisions.list(), await closing.reasons(query.store)];
      return sendPage(reply, path, 'Closed accounts', html`${storeFilter(path, stores, query.store)}${table(reasons)}`);
    },
  );
