import type { Rest } from '../../model/models';
import type { MadeUp } from './made-up';
import { person } from './person';
import { ok, type Replies } from './replies';
import { texts } from './texts';

type Message = Rest['ChatMessage'];
type Chat = Rest['Chat'];

const ofStore = 0;
const ofShop = 1;

interface Party {
  readonly to_type: 0 | 1;
  readonly to_view_uid: string;
  readonly to_name: string;
  readonly to_image: string | null;
}

/** With whom the customer has chats: the store, and the shop of the newest order. */
async function partiesOf({ record: { store }, orders }: MadeUp): Promise<readonly Party[]> {
  const [order] = (await orders()).filter(({ supplier_view_uid: shop }) => shop !== null);
  const own: Party = { to_type: ofStore, to_view_uid: store.id, to_name: store.name, to_image: store.icon ?? null };
  if (!order?.supplier_view_uid) return [own];
  const { supplier_view_uid, supplier_name, supplier_icon } = order;
  return [own, { to_type: ofShop, to_view_uid: supplier_view_uid, to_name: supplier_name, to_image: supplier_icon }];
}

/** The newest first. */
async function messagesOf(
  { times, locale, orders, record: { store } }: MadeUp,
  { to_type }: Party,
): Promise<Message[]> {
  const text = texts[locale];
  const [order] = await orders();
  const [line] = order?.lines ?? [];
  const item = line && {
    ...{ view_uid: line.list_view_uid, title: line.title, image: line.image },
    ...{ price: line.price, currency: store.currency },
  };
  const day = to_type === ofStore ? -1 : -3;
  const said = (id: number, role: number, content: string, time: string): Message => ({
    unique_id: String(id),
    role,
    type: 0,
    content,
    creation_date: times.at(day, time),
    session_code: role === 0 ? `WEBcontoh${id}` : null,
    item: null,
  });
  return [
    said(3, 1, to_type === ofStore ? text.answer : text.thanks, '10:20'),
    { ...said(1, 0, text.question, '10:05'), item: item ?? null },
  ];
}

async function headerOf(made: MadeUp, party: Party): Promise<Rest['ChatHeader']> {
  const [newest] = await messagesOf(made, party);
  return {
    from_type: 0,
    from_view_uid: person.id,
    ...party,
    unread: party.to_type === ofStore ? 1 : 0,
    message: newest?.content ?? '',
    message_type: 0,
    message_role: newest?.role ?? 0,
    creation_date: newest?.creation_date ?? null,
  };
}

/** A chat in which nobody has written yet; null if there is no such shop. */
async function newChat({ goods }: MadeUp, shop: string): Promise<Chat | null> {
  const found = await goods.find(shop);
  if (!found) return null;
  const header: Rest['ChatHeader'] = {
    ...{ from_type: 0, from_view_uid: person.id, to_type: ofShop, to_view_uid: shop },
    ...{ to_name: found.title, to_image: found.image, unread: 0 },
    ...{ message: '', message_type: 0, message_role: 0, creation_date: null },
  };
  const result = { data: [], total: 0, last_page: 1, next_page_url: null };
  return { header, result, read_until: null, is_open: 1 };
}

export const chatReplies: Replies<'listChats' | 'showChat' | 'markChatRead'> = {
  /** A page does this by itself, so a refusal would be told to somebody who did nothing. */
  markChatRead: async () => ok(null),

  async listChats(made, { unread, after }) {
    const headers = await Promise.all((await partiesOf(made)).map((party) => headerOf(made, party)));
    const shown = headers.filter((header) => after === undefined && (unread !== 1 || header.unread > 0));
    return ok({ data: shown, after: null });
  },

  async showChat(made, { to_type, to_view_uid, page = 1, after }) {
    const party = (await partiesOf(made)).find((one) => one.to_type === to_type && one.to_view_uid === to_view_uid);
    if (!party) {
      const chat = await newChat(made, to_view_uid);
      return chat && ok(chat);
    }
    const messages = await messagesOf(made, party);
    return ok({
      header: await headerOf(made, party),
      result: {
        data: page === 1 && after === undefined ? messages : [],
        total: messages.length,
        last_page: 1,
        next_page_url: null,
      },
      read_until: '1',
      is_open: 1,
    });
  },
};
