import { ChatMessageType } from '../../__generated__/codes';
import type { FastifyInstance } from 'fastify';
import { cleanText } from '../../clean-text';
import type { Chat } from './index';
import type { SellerChat } from './queries/seller-chats';
import type { Stores } from '../stores';
import { html, listTable, sendPage, storeFilter, storeFilterQuery } from '../../sandbox/page';

const path = '/sandbox/chat';

const typeNames: Readonly<Record<number, string>> = {
  [ChatMessageType.PICTURE]: '[picture]',
  [ChatMessageType.FILE]: '[file]',
};

const messageText = ({ byCustomer, type, content, item }: SellerChat['messages'][number]) => {
  const what = type === ChatMessageType.TEXT ? '' : (typeNames[type] ?? '');
  const text = type === ChatMessageType.PICTURE ? '' : content;
  return html`<p>${byCustomer ? 'Customer' : 'Seller'}: ${what} ${item ? `(${item})` : ''} ${text}</p>`;
};

const row = ({
  id,
  codename,
  customer_name,
  username,
  shop_uid,
  messages,
  isUnread,
  last_message_id,
}: SellerChat) => html`
  <tr id="chat-${id}">
    <td>${codename}<br>${shop_uid || 'ADMIN'}</td>
    <td>${customer_name}<br>${username}</td>
    <td>${messages.map(messageText)}</td>
    <td>
      <form method="post" action="${path}/${id}">
        <label>Answer <textarea name="text" maxlength="2000"></textarea></label>
        <label>File name <input name="file" maxlength="100"></label>
        <label>File URL <input name="url" type="url" maxlength="500"></label>
        <button>Send</button>
      </form>
      ${
        isUnread
          ? html`<form method="post" action="${path}/${id}/read">
              <input type="hidden" name="until" value="${last_message_id}">
              <button>Mark read</button>
            </form>`
          : html`<p>Read</p>`
      }
    </td>
  </tr>`;

const chatsTable = (chats: readonly SellerChat[]) =>
  listTable(['Store, shop', 'Customer', 'Messages', 'Seller actions'], chats.map(row), 'Nobody wrote yet.');

const params = { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9]{1,18}$' } } };
const answerForm = {
  type: 'object',
  properties: {
    text: { type: 'string', maxLength: 2000, default: '' },
    file: { type: 'string', maxLength: 100, pattern: '^[^~]*$', default: '' },
    url: { type: 'string', maxLength: 500, pattern: '^(https?://\\S+)?$', default: '' },
  },
};
const readForm = {
  type: 'object',
  required: ['until'],
  properties: { until: { type: 'string', pattern: '^[0-9]{1,18}$' } },
};

/** Lets a developer write to customers as a seller. */
export function sandboxChatRoutes(
  app: FastifyInstance,
  { chat: { sellerChat }, stores: { revisions } }: { chat: Chat; stores: Stores },
) {
  app.get<{ Querystring: { store: string } }>(
    path,
    { schema: { querystring: storeFilterQuery } },
    async ({ query }, reply) => {
      const [stores, chats] = [await revisions.list(), await sellerChat.newest(query.store)];
      return sendPage(reply, path, 'Chat', html`${storeFilter(path, stores, query.store)}${chatsTable(chats)}`);
    },
  );

  app.post<{ Params: { id: string }; Body: { text: string; file: string; url: string } }>(
    `${path}/:id`,
    { schema: { params, body: answerForm } },
    async ({ params: { id }, body: { text, file, url } }, reply) => {
      const [content, name] = [cleanText(text), cleanText(file)];
      if (content !== '') await sellerChat.answer(id, { type: ChatMessageType.TEXT, content });
      if (name !== '' && url !== '')
        await sellerChat.answer(id, { type: ChatMessageType.FILE, content: `${name} ~ ${url}` });
      return reply.redirect(`${path}#chat-${id}`, 303);
    },
  );

  app.post<{ Params: { id: string }; Body: { until: string } }>(
    `${path}/:id/read`,
    { schema: { params, body: readForm } },
    async ({ params: { id }, body: { until } }, reply) => {
      await sellerChat.markRead(id, until);
      return reply.redirect(`${path}#chat-${id}`, 303);
    },
  );
}
