export interface ThreadMessage {
  /** Digits that grow with every message. */
  id: string;
  kind: string;
  isOwn: boolean;
  text: string;
  url: string | null;
  sentAt: string;
  /** Null for those of the other side. */
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
  /** The oldest first. */
  messages: readonly ThreadMessage[];
  /** The cursor of the page before it; null at the beginning of the chat. */
  older: string | null;
  /** The newest own message that the other side has seen. */
  readUntil: string | null;
}

/** Ids are numbers that may be larger than JavaScript's. */
export const isAfter = (id: string, other: string) =>
  id.length === other.length ? id > other : id.length > other.length;

const newer = (id: string | null, other: string | null) =>
  id === null || (other !== null && isAfter(other, id)) ? other : id;

/** A thread with a page of the newest messages. One that does not reach the thread takes its place. */
export function mergeNewest(thread: ThreadPage, page: ThreadPage): ThreadPage {
  const [first, last] = [page.messages[0], page.messages.at(-1)];
  const newest = thread.messages.at(-1);
  const readUntil = newer(thread.readUntil, page.readUntil);
  if (!first || !last) return { ...thread, readUntil };
  if (!newest || (isAfter(first.id, newest.id) && page.older !== null)) return { ...page, readUntil };
  const before = thread.messages.filter(({ id }) => isAfter(first.id, id));
  const after = thread.messages.filter(({ id }) => isAfter(id, last.id));
  const older = before.length > 0 ? thread.older : page.older;
  // Nobody changes a message: one that is known stays the same object, and what is rendered of it.
  const byId = new Map(thread.messages.map((message) => [message.id, message]));
  const own = page.messages.map((message) => byId.get(message.id) ?? message);
  return { messages: [...before, ...own, ...after], older, readUntil };
}

export function prependOlder(thread: ThreadPage, page: ThreadPage): ThreadPage {
  const first = thread.messages[0];
  const before = page.messages.filter(({ id }) => !first || isAfter(first.id, id));
  return { ...thread, messages: [...before, ...thread.messages], older: page.older };
}
