import type { SentMessage } from './queries/outbox';
import { html, listTable, sendPage, storeFilter, storeFilterQuery } from '../../sandbox/page';
import type { FastifyInstance } from 'fastify';
import type { Mailing } from './index';
import type { Stores } from '../stores';

const row = ({ sentAt, store, channel, recipient, subject, body }: SentMessage) => html`
  <tr>
    <td>${sentAt}</td>
    <td>${store}</td>
    <td>${channel}</td>
    <td>${recipient}</td>
    <td><strong>${subject}</strong><pre>${body}</pre></td>
  </tr>`;

const outboxTable = (messages: readonly SentMessage[]) =>
  listTable(['Sent (WIB)', 'Store', 'Channel', 'To', 'Message'], messages.map(row), 'Nothing was sent yet.');

/** Lets the sandbox console list the messages that were sent to customers. */
export function sandboxRoutes(
  app: FastifyInstance,
  { mail: { outbox }, stores: { revisions } }: { mail: Mailing; stores: Stores },
) {
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
