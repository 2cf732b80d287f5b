import type { FastifyInstance } from 'fastify';
import { orNotFound } from '../../errors/call-errors';
import { authenticate } from '../../http/authenticate';
import { nothing, ok, refusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import { sendPrivatePicture } from '../../http/send-private-picture';
import { receivePicture } from '../../http/uploaded-picture';
import type { BlobStore } from '../../media/blob-store';
import type { Accounts } from '../accounts';
import type { Chat } from './index';

export const chatRoutes = ({ chat: { chat } }: { chat: Chat }) =>
  ({
    async listChats({ customer, query: { unread, after = null } }) {
      return ok(await chat.list(customer.id, { onlyUnread: unread === 1, after: isKey(after) ? after : null }));
    },

    async showChat({ customer, query: { page = 1, after = null, ...ids } }) {
      return { ...ok(await chat.open(customer, ids, { page, after })), error_code: null };
    },

    sendMessage: ({ customer, body: { message, list_view_uid = '', session_code, ...ids } }) =>
      refusable(
        () => chat.sendText(customer, ids, { text: message, itemUid: list_view_uid, sessionCode: session_code }),
        nothing,
      ),

    sendChatPicture: ({ customer, params: { session_code: sessionCode, ...ids }, body }) =>
      refusable(
        () => receivePicture(body, (picture) => chat.sendPicture(customer, ids, { picture, sessionCode })),
        nothing,
      ),

    async markChatRead({ customer, body: { message_id, ...ids } }) {
      await chat.markRead(customer, ids, message_id);
      return { success: true, message: '', error_code: null };
    },
  }) satisfies Partial<Handlers>;

const isKey = (key: string | null) => key !== null && /^\d{1,18}$/.test(key);

const params = { type: 'object', properties: { id: { type: 'string', pattern: '^[0-9]{1,18}$' } } };

/** Only the customer of the chat can load it. */
export function chatPictureRoutes(
  app: FastifyInstance,
  { chat: { chat }, accounts: { sessions } }: { chat: Chat; accounts: Accounts },
  uploads: BlobStore,
) {
  app.get<{ Params: { id: string } }>(
    '/api/user/message/picture/:id',
    { schema: { params }, config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer, params: { id } }, reply) => {
      if (!customer) throw new Error('The request has no customer');
      const key = orNotFound(await chat.picture(customer.id, id), 'The picture does not exist');
      return sendPrivatePicture(reply, orNotFound(await uploads.get(key), 'The picture does not exist'));
    },
  );
}
