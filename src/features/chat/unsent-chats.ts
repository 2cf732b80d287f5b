import { storedText, withStorage } from '../../storage/stored-text';
import { storedChat } from './stored-chat';

export interface UnsentChat {
  customer: string;
  id: string;
}

export function unsentChats(codename: string, customer: string): UnsentChat[] {
  const { key: prefix } = storedText('local/customer/chat', codename, { customer, subject: '-' });
  const keys = withStorage('local', Object.keys) ?? [];
  return keys
    .filter((key) => key.startsWith(prefix.slice(0, -1)))
    .map((key) => ({ customer, id: key.slice(prefix.length - 1) }))
    .filter(({ id }) => storedChat(codename, customer, id).read().queue.length > 0);
}
