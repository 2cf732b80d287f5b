import type { SentMessage } from '../modules/mail/queries/outbox';
import { html } from './html';

const row = ({ sentAt, store, channel, recipient, subject, body }: SentMessage) => html`
  <tr>
    <td>${sentAt}</td>
    <td>${store}</td>
    <td>${channel}</td>
    <td>${recipient}</td>
    <td><strong>${subject}</strong><pre>${body}</pre></td>
  </tr>`;

export const outboxTable = (messages: readonly SentMessage[]) =>
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
