import type { SentMessage } from '../modules/mail/queries/outbox';
import { html, sendPage, storeFilter, storeFilterQuery } from './page';
import type { FastifyInstance } from 'fastify';
import type { Mailing } from '../modules/mail';
import type { Stores } from '../modules/stores';

const row = ({ sentAt, store, channel, recipient, subject, body }: SentMessage) => html`
  <tr>
    <td>${sentAt}</td>
    <td>${store}</td>
    <td>${channel}</td>
    <td>${recipient}</td>
    <td><strong>${subject}</strong><pre>${body}</pre></td>
  </tr>`;

const outboxTable = (messages: readonly SentMessage[]) =>
  messages.length === 0
    ? html`<p>Nothing was sent yet.</p>`
    : html`
      <table>
        <thead>
          <tr>
            <th scope="col">Sent (WIB)</th>
            <th scope="col">Store</th>
            <th scope="col">Channel</th>
            <th scope="col">To</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>${messages.map(row)}</tbody>
      </table>`;

/** The console plays the side behind a store: here, what was sent to customers. */
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
