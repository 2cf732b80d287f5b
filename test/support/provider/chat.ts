import type { components } from '../../../provider/__generated__/rest';
import type { TestCustomer } from './customers';
import type { Fields, Shop } from './shop';

type Rest = components['schemas'];

export const storeUid = 'warung_app';

const path = '/api/user/message';

/** The chat with the store itself, or with one of its shops. */
export const chatOf = (shop: Shop, customer: TestCustomer, shopUid?: string) => {
  const ids: Fields = {
    from_type: 0,
    from_view_uid: customer.viewUid,
    to_type: shopUid === undefined ? 1 : 0,
    to_view_uid: shopUid ?? storeUid,
  };
  const ask = <T>(rest: string, request?: RequestInit) => shop.call<T>(customer, `${path}${rest}`, request);
  const show = async (others: Fields = {}, query = '') =>
    ask<Rest['ChatReply']>(`/show?${shop.form({ ...ids, ...others })}${query}`);
  return {
    ids,
    show,
    messages: async () => (await show()).body.data?.result.data ?? [],
    send: (message: string, others: Fields = {}) =>
      ask<Rest['ChatReply']>('/send', {
        method: 'POST',
        body: shop.form({ ...ids, message, session_code: shop.newSession(), ...others }),
      }),
    async sendPicture(picture: Buffer, session = shop.newSession()) {
      const to = Object.values(ids).join('/');
      const { status, body } = await shop.ask(`${path}/image/send/${to}/${session}`, {
        method: 'POST',
        headers: { ...customer.headers, 'content-type': 'image/webp' },
        body: new Uint8Array(picture),
      });
      return { status, body: body as unknown as Rest['ChatReply'] };
    },
    read: (message_id: string) =>
      ask<Rest['OutcomeReply']>('/read', { method: 'POST', body: shop.form({ ...ids, message_id }) }),
    list: async (query = '') => (await ask<Rest['ChatsReply']>(query)).body.data,
    picture: (content: string, headers: HeadersInit = customer.headers) => shop.ask(content, { headers }),
    /** Sends a message of the seller to this customer. */
    async answer(content: string, type: 0 | 2 = 0) {
      const [chat] = await shop.database.query<{ id: string }>(
        'select id::text as id from chats where customer_id = $1 and shop_uid = $2',
        [customer.id, shopUid ?? ''],
      );
      if (!chat) throw new Error('The customer has not written yet');
      await shop.modules.chat.sellerChat.answer(chat.id, { type, content });
      return chat.id;
    },
  };
};
