import { useState } from 'react';
import { useFlow } from '../../actors/use-flow';
import { useStore } from '../../api/store-context';
import { useStoredChat, useStoredMessages } from './stored-chat';
import type { UnsentChat } from './unsent-chats';
import { useChatMachines } from './use-chat';

function Unsent({ customer, id }: UnsentChat) {
  const store = useStore();
  const shop = id === store.id ? null : id;
  const stored = useStoredChat(customer, id);
  const [unsent] = useState(stored.read);
  const { composer: machine } = useChatMachines({ id, party: shop === null ? 'STORE' : 'SHOP', shop });
  const composer = useFlow(machine, { input: unsent });
  useStoredMessages({ composer }, stored);
  return null;
}

export interface UnsentMessagesProps {
  chats: readonly UnsentChat[];
}

/** Sends the unsent messages of chats that are no longer open, with their original codes. */
export default function UnsentMessages({ chats }: UnsentMessagesProps) {
  return chats.map((chat) => <Unsent key={`${chat.customer} ${chat.id}`} {...chat} />);
}
