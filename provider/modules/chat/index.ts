import type { Deps } from '../deps';
import { createChat, createSellerChat } from './rules';

export const createChatModule = ({ database, now, uploads }: Pick<Deps, 'database' | 'now' | 'uploads'>) => ({
  chat: createChat(database, now, uploads),
  sellerChat: createSellerChat(database, now),
});

export type Chat = ReturnType<typeof createChatModule>;
