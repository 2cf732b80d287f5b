import { chatParty, messageKind } from './codes';
import { keyedPage, nextCursor } from '../../model/connection';
import type { ChatModel, ChatSummaryModel, MessageModel, Rest } from '../../model/models';
import { mediaPath, safeHref } from '../../values/links';
import { clampInteger, exactMoney } from '../../values/numbers';
import { moment } from '../../values/text';

const own = 0;
const maxUnread = 1_000_000;

const mapParty = (header: Rest['ChatHeader']) => ({
  id: header.to_view_uid,
  party: chatParty(header.to_type),
  name: header.to_name,
  image: mediaPath(header.to_image),
  unread: clampInteger(header.unread, 0, maxUnread),
});

const withoutDirections = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');

/** Null for a chat without messages. */
export const mapChatSummary = (header: Rest['ChatHeader']): ChatSummaryModel | null =>
  header.creation_date === null
    ? null
    : {
        ...mapParty(header),
        lastKind: messageKind(header.message_type),
        lastText: withoutDirections(header.message),
        isLastOwn: header.message_role === own,
        lastAt: moment(header.creation_date),
      };

/** Parses `name ~ url`. The URL is null if it is missing or not safe. */
function fileOf(content: string) {
  const at = content.lastIndexOf(' ~ ');
  return at < 0 ? { text: content, url: null } : { text: content.slice(0, at), url: safeHref(content.slice(at + 3)) };
}

function contentOf(kind: MessageModel['kind'], content: string): Pick<MessageModel, 'text' | 'url'> {
  if (kind === 'PICTURE') return { text: '', url: null };
  return kind === 'FILE' ? fileOf(content) : { text: content, url: null };
}

function mapMessage({
  unique_id,
  role,
  type,
  content,
  creation_date,
  session_code,
  item,
}: Rest['ChatMessage']): MessageModel {
  const kind = messageKind(type);
  const { text, url } = contentOf(kind, content);
  return {
    id: unique_id,
    kind,
    isOwn: role === own,
    ...{ url, text: withoutDirections(text) },
    sentAt: moment(creation_date),
    idempotencyKey: session_code,
    item: item && {
      id: item.view_uid,
      title: item.title,
      image: mediaPath(item.image),
      price: item.price > 0 ? exactMoney(item.price, item.currency) : null,
    },
  };
}

export const mapMessages = ({ result }: Pick<Rest['Chat'], 'result'>, page: number) =>
  keyedPage(result.data.map(mapMessage), page, nextCursor(result.next_page_url));

export const mapChat = (chat: Rest['Chat']): ChatModel => ({
  ...mapParty(chat.header),
  isOpen: chat.is_open !== 0,
  readUntil: chat.read_until,
  newest: mapMessages(chat, 1),
});
