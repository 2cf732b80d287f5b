import type { MessageItem, OutgoingMessage, ThreadMessage } from '../../features/chat/selectors';

interface Start {
  about: MessageItem | null;
  orderNumber: string | null;
}

/** The item that a chat is about, unless the customer's newest messages already have it, for example after a reload. */
export function chatStart(
  { about, orderNumber }: Start,
  sent: readonly ThreadMessage[],
  queue: readonly OutgoingMessage[],
): Start {
  const own = [...sent.filter(({ isOwn }) => isOwn), ...queue];
  const named = own.filter(({ item }) => item !== null).at(-1)?.item?.id;
  return {
    about: about?.id === named ? null : about,
    orderNumber: orderNumber !== null && own.at(-1)?.text.includes(orderNumber) ? null : orderNumber,
  };
}
