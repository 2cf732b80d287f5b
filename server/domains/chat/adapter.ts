import { chatMessageLength } from '../../__generated__/limits';
import type {
  ChatMessagesArgs,
  CustomerChatsArgs,
  MarkChatReadInput,
  SendMessageInput,
  Store,
} from '../../__generated__/resolvers';
import type { EncodedPicture } from '../../provider-client/operation';
import type { PrivatePicture } from '../../provider-client/private-pictures';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import { partyCode } from './codes';
import { mapChat, mapChatSummary, mapMessages } from './mapping';
import { mapOutcome, mapRefusal } from '../../model/map-refusal';
import { followingPage } from '../../model/connection';
import { isViewUid } from '../../model/ids';
import type {
  ChatConnectionModel,
  ChatModel,
  MessageConnectionModel,
  OutcomeModel,
  SendMessageModel,
} from '../../model/models';
import { pageNumber } from '../../values/numbers';

const isKey = (after: string) => /^[\w-]{1,60}$/.test(after);
const isMessageId = (id: string) => /^\d{1,18}$/.test(id);

interface SentPicture {
  /** The recipient's `to_type`, as text; `id` is the recipient's id. */
  party: string;
  id: string;
  idempotencyKey: string;
  picture: EncodedPicture;
}

/** The customer's own chats. @param customer id of the profile */
export const createChat = (provider: ProviderCalls, store: Store, customer: string) => {
  const idsOf = (shop: string | null) => ({
    from_type: 0 as const,
    from_view_uid: customer,
    to_type: shop === null ? partyCode.STORE : partyCode.SHOP,
    to_view_uid: shop ?? store.id,
  });
  const page = async (shop: string | null, cursor: { page: number; after?: string }) =>
    shop === null || isViewUid(shop)
      ? ((await provider.showChat({ ...idsOf(shop), ...cursor }, { orNull: true }))?.data ?? null)
      : null;

  return {
    async list({ unread, page: number, after }: CustomerChatsArgs): Promise<ChatConnectionModel> {
      const { data } = await provider.listChats({
        unread: unread ? 1 : 0,
        hide_driver: 1,
        ...(after && isKey(after) && { after }),
      });
      const chats = data.data.map(mapChatSummary).filter((chat) => chat !== null);
      return followingPage(chats, pageNumber(number ?? 1), data.after);
    },

    async find(shop: string | null): Promise<ChatModel | null> {
      const chat = await page(shop, { page: 1 });
      return chat && mapChat(chat);
    },

    /** The page at the cursor. @throws ProviderError if the chat is gone */
    async messages(
      { id, party }: ChatModel,
      { page: number, after }: ChatMessagesArgs,
    ): Promise<MessageConnectionModel> {
      const at = pageNumber(number ?? 1);
      const chat = await page(party === 'STORE' ? null : id, {
        page: at,
        ...(after && isMessageId(after) && { after }),
      });
      if (!chat) throw new ProviderError('status', '', { status: 404 });
      return mapMessages(chat, at);
    },

    async send({ shop, text, item, idempotencyKey }: SendMessageInput): Promise<SendMessageModel> {
      if ((shop && !isViewUid(shop)) || text.length > chatMessageLength)
        throw new ProviderError('input', '', { detail: 'the message is too long, or the shop id is invalid' });
      const reply = await provider.sendMessage({
        ...idsOf(shop ?? null),
        message: text,
        ...(item && isViewUid(item) && { list_view_uid: item }),
        session_code: idempotencyKey,
      });
      return reply.success && reply.data ? { __typename: 'Chat', ...mapChat(reply.data) } : mapRefusal(reply);
    },

    async markRead({ shop, message }: MarkChatReadInput): Promise<OutcomeModel> {
      if ((shop && !isViewUid(shop)) || !isMessageId(message))
        throw new ProviderError('input', '', { detail: 'the shop id or message id is invalid' });
      return mapOutcome(await provider.markChatRead({ ...idsOf(shop ?? null), message_id: message }));
    },

    /** Null if the recipient is neither the store nor one of its shops. */
    async sendPicture({ party, id, idempotencyKey, picture }: SentPicture): Promise<OutcomeModel | null> {
      const code = Object.values(partyCode).find((row) => String(row) === party);
      if (code === undefined || !isViewUid(id)) return null;
      const ids = { ...idsOf(null), to_type: code, to_view_uid: id, session_code: idempotencyKey };
      const reply = await provider.sendChatPicture({ ...ids, picture }, { orNull: true });
      return reply && mapOutcome(reply);
    },

    findPicture: async (message: string): Promise<PrivatePicture | null> =>
      isMessageId(message) ? provider.getChatPicture({ id: message }) : null,
  };
};

export type ChatPictures = Pick<ReturnType<typeof createChat>, 'sendPicture' | 'findPicture'>;
