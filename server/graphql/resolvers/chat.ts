import type { ChatResolvers, MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { customerOf, storeOf } from '../../facade/context';

export const chatQueries: Pick<QueryResolvers, 'chats' | 'chat'> = {
  chats: (_parent, args, context) => storeOf(context).customer?.chat.list(args) ?? null,
  chat: (_parent, { shop }, context) => storeOf(context).customer?.chat.find(shop ?? null) ?? null,
};

export const chatMutations: Pick<MutationResolvers, 'sendMessage' | 'markChatRead'> = {
  sendMessage: (_parent, { input }, context) => customerOf(context).chat.send(input),
  markChatRead: (_parent, { input }, context) => customerOf(context).chat.markRead(input),
};

/** The newest page came with the chat. */
export const Chat: Pick<ChatResolvers, 'messages'> = {
  messages: (chat, args, context) =>
    args.page === 1 && !args.after ? chat.newest : customerOf(context).chat.messages(chat, args),
};
