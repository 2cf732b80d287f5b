import { messagesPath } from './paths';

/** The item, or the number of the order, that a new chat is about. */
export const itemParameter = 'item';
export const orderParameter = 'pesanan';
export const unreadParameter = 'tab';
export const unreadTab = 'belum-baca';
export const lostParameter = 'tidak-ada';

/** The list, with a message that the requested chat was not found. */
export const lostThreadPath = `${messagesPath}?${lostParameter}=1`;

const partyCodes: { readonly [Party in string]?: string } = { SHOP: '0', STORE: '1' };

/** The thread with a shop, or with the store itself. */
export const threadPath = ({ party, id }: { party: string; id: string }) =>
  `/chat/0/0/${partyCodes[party] ?? '1'}/${encodeURIComponent(id)}`;

export const orderThreadPath = (store: string, number: string) =>
  `${threadPath({ party: 'STORE', id: store })}?${new URLSearchParams({ [orderParameter]: number })}`;

/** The path to which a picture is sent. */
export const pictureUploadPath = (thread: { party: string; id: string }) => `${threadPath(thread)}/picture`;

/** The path of a message's picture, which only its customer can load. */
export const messagePicturePath = (message: string) => `/chat/picture/${message}`;

export interface ChatParams {
  toType?: string | undefined;
  toId?: string | undefined;
}

/** The chat of a path; `shop` is null for the store itself. */
export const chatOfPath = ({ toType, toId = '' }: ChatParams) => ({
  isList: toId === '0',
  id: toId,
  shop: toType === partyCodes.STORE ? null : toId,
});

export const chatListPath = (unread: boolean, next?: { page: number; after: string } | null) => {
  const query = new URLSearchParams({
    ...(unread && { [unreadParameter]: unreadTab }),
    ...(next && { page: String(next.page), after: next.after }),
  });
  return query.size > 0 ? `${messagesPath}?${query}` : messagesPath;
};
