export interface ThreadMessage {
  /** Digits that grow with every message. */
  id: string;
  kind: string;
  isOwn: boolean;
  text: string;
  url: string | null;
  sentAt: string;
  /** Null for messages of the seller. */
  idempotencyKey: string | null;
  item: MessageItem | null;
}

export interface MessageItem {
  id: string;
  title: string;
  image: string | null;
  price: { amount: number; currency: string } | null;
}

export interface ThreadPage {
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** The cursor of the previous page; null at the beginning of the chat. */
  older: string | null;
  /** The newest message of the customer that the seller has seen. */
  readUntil: string | null;
}

/** Ids are numbers that may be larger than JavaScript's. */
export const isAfter = (id: string, other: string) =>
  id.length === other.length ? id > other : id.length > other.length;

const newer = (id: string | null, other: string | null) =>
  id === null || (other !== null && isAfter(other, id)) ? other : id;

/** A thread after adding a page of the newest messages. A page that does not reach the thread replaces it. */
export function mergeNewest(thread: ThreadPage, page: ThreadPage): ThreadPage {
  const [first, last] = [page.messages[0], page.messages.at(-1)];
  const newest = thread.messages.at(-1);
  const readUntil = newer(thread.readUntil, page.readUntil);
  if (!first || !last) return { ...thread, readUntil };
  if (!newest || (isAfter(first.id, newest.id) && page.older !== null)) return { ...page, readUntil };
  const before = thread.messages.filter(({ id }) => isAfter(first.id, id));
  const after = thread.messages.filter(({ id }) => isAfter(id, last.id));
  const older = before.length > 0 ? thread.older : page.older;
  // Messages never change, so a known message stays the same object and is not rendered again.
  const byId = new Map(thread.messages.map((message) => [message.id, message]));
  const own = page.messages.map((message) => byId.get(message.id) ?? message);
  return { messages: [...before, ...own, ...after], older, readUntil };
}

export function prependOlder(thread: ThreadPage, page: ThreadPage): ThreadPage {
  const first = thread.messages[0];
  const before = page.messages.filter(({ id }) => !first || isAfter(first.id, id));
  return { ...thread, messages: [...before, ...thread.messages], older: page.older };
}
