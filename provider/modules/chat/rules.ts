import { ChatMessageType, ChatParty } from '../../__generated__/codes';
import type { components } from '../../__generated__/rest';
import { uploadBytes, uploadPixels } from '../../__generated__/limits';
import { encodeUpload } from '../../../shared/pictures/encode-upload';
import { cleanText } from '../../clean-text';
import type { Clock } from '../../clock';
import { type Database, type Queryable, retryConflicts } from '../../database/database';
import { NotFound, orNotFound } from '../../errors/call-errors';
import { Refused } from '../../errors/refusal';
import type { SignedInCustomer } from '../../customer';
import { type BlobStore, contentKey } from '../../media/blob-store';
import { createSentPictures } from '../../media/sent-pictures';
import { markTargetRead } from '../notifications/queries/notify';
import { createShops } from '../stores/queries/stores';
import {
  addMessage,
  countSince,
  hasMessage,
  lockChat,
  lockChatById,
  markRead,
  type NewMessage,
} from './queries/chat-changes';
import type { ChatKey } from './queries/chat-columns';
import { type ChatPage, createChats } from './queries/customer-chats';
import { newestChats } from './queries/seller-chats';
import { chatTarget, notifyOfAnswer } from './notify-of-answer';

type Rest = components['schemas'];
type Customer = Pick<SignedInCustomer, 'id' | 'storeId' | 'storeUid' | 'viewUid'>;

/** The ids that every call about a chat has. */
export interface ChatIds {
  from_view_uid: string;
  to_type: Rest['ChatParty'];
  to_view_uid: string;
}

const floodCount = 30;
const floodMs = 60_000;
const newestPage: ChatPage = { after: null, page: 1 };
const noSuchChat = 'The chat does not exist';

export function createChat(database: Database, now: Clock, uploads: BlobStore) {
  const pictures = createSentPictures(database, uploads);
  const chats = createChats(database);
  const shops = createShops(database);
  const inTransaction = <T>(work: (transaction: Queryable) => Promise<T>) =>
    retryConflicts(() => database.transaction(work));

  const hasShop = async ({ storeId, shopUid }: ChatKey) =>
    shopUid === '' || Boolean((await shops.supplier(storeId, shopUid))?.shopId);

  function idsOf(customer: Customer, { from_view_uid, to_type, to_view_uid }: ChatIds): ChatKey {
    const isStore = to_type === ChatParty.STORE;
    if (from_view_uid !== customer.viewUid || (isStore && to_view_uid !== customer.storeUid))
      throw new NotFound(noSuchChat);
    return { storeId: customer.storeId, customerId: customer.id, shopUid: isStore ? '' : to_view_uid };
  }

  /** A chat to write in. @throws NotFound if it is another customer's, or the store has no such shop. */
  async function keyOf(customer: Customer, ids: ChatIds): Promise<ChatKey> {
    const key = idsOf(customer, ids);
    if (!(await hasShop(key))) throw new NotFound(noSuchChat);
    return key;
  }

  /** A chat to read, which outlives its shop. @throws NotFound like `keyOf` */
  async function readableKeyOf(customer: Customer, ids: ChatIds): Promise<ChatKey> {
    const key = idsOf(customer, ids);
    if (!(await hasShop(key)) && !(await chats.exists(key))) throw new NotFound(noSuchChat);
    return key;
  }

  const pageOf = async (key: ChatKey, page: ChatPage) => orNotFound(await chats.page(key, page), noSuchChat);

  const send = (key: ChatKey, message: Omit<NewMessage, 'at'> & { sessionCode: string }) =>
    inTransaction(async (transaction) => {
      const chat = await lockChat(transaction, key);
      if (await hasMessage(transaction, chat, message.sessionCode)) return;
      const at = now();
      const recent = { since: new Date(at.getTime() - floodMs), limit: floodCount };
      if ((await countSince(transaction, key.customerId, recent)) >= floodCount) throw new Refused('MESSAGE_FLOOD');
      await addMessage(transaction, chat, { ...message, at });
    });

  return {
    ...chats,

    async open(customer: Customer, ids: ChatIds, page: ChatPage) {
      return pageOf(await readableKeyOf(customer, ids), page);
    },

    /** Once per session code. @returns the newest page */
    async sendText(customer: Customer, ids: ChatIds, sent: { text: string; itemUid: string; sessionCode: string }) {
      const key = await keyOf(customer, ids);
      const content = cleanText(sent.text);
      if (content === '') throw new Refused('MESSAGE_EMPTY');
      const item = sent.itemUid === '' ? null : await chats.item(customer.storeId, sent.itemUid);
      await send(key, { type: ChatMessageType.TEXT, content, item, sessionCode: sent.sessionCode });
      return pageOf(key, newestPage);
    },

    /** Like `sendText`. Decodes the picture again, because no caller is trusted. @throws Refused, UploadRefused */
    async sendPicture(customer: Customer, ids: ChatIds, sent: { picture: Buffer; sessionCode: string }) {
      const key = await keyOf(customer, ids);
      const body = await encodeUpload(sent.picture, { bytes: uploadBytes, pixels: uploadPixels });
      const blob = { type: 'image/webp', body };
      const content = contentKey('chat', blob);
      const message = { type: ChatMessageType.PICTURE, content, item: null, sessionCode: sent.sessionCode };
      await pictures.store({ key: content, ...blob, name: () => send(key, message) });
      return pageOf(key, newestPage);
    },

    async markRead(customer: Customer, ids: ChatIds, until: string) {
      const key = await readableKeyOf(customer, ids);
      await inTransaction(async (transaction) => {
        await markRead(transaction, await lockChat(transaction, key), 'customer', until);
        await markTargetRead(transaction, customer.id, chatTarget(customer.storeUid, key.shopUid), now());
      });
    },
  };
}

/** Chats as sellers see them. */
export const createSellerChat = (database: Database, now: Clock) => ({
  /** The newest chats of a store, or of all, with their last messages. */
  newest: (codename: string) => newestChats(database, codename),

  /** @returns whether there is such a chat */
  answer: (chatId: string, { type, content }: Pick<NewMessage, 'type' | 'content'>) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const chat = await lockChatById(transaction, chatId);
        if (!chat) return false;
        await addMessage(transaction, chat, { type, content, sessionCode: null, item: null, at: now() });
        await notifyOfAnswer(transaction, chat, now());
        return true;
      }),
    ),

  /** @returns whether there is such a chat */
  markRead: (chatId: string, until: string) =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const chat = await lockChatById(transaction, chatId);
        if (chat) await markRead(transaction, chat, 'seller', until);
        return chat !== undefined;
      }),
    ),
});
