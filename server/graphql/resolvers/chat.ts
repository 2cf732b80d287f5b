import type { ChatResolvers, CustomerResolvers, MutationResolvers } from '../../__generated__/resolvers';
import { customerOf } from '../../facade/context';

export const chatFields: Pick<CustomerResolvers, 'chats' | 'chat'> = {
  chats: ({ chat }, args) => chat.list(args),
  chat: ({ chat }, { shopId }) => chat.find(shopId ?? null),
};

export const chatMutations: Pick<MutationResolvers, 'sendMessage' | 'markChatRead'> = {
  sendMessage: (_parent, { input }, context) => customerOf(context).chat.send(input),
  markChatRead: (_parent, { input }, context) => customerOf(context).chat.markRead(input),
};

/** The chat already includes its newest page. */
export const Chat: Pick<ChatResolvers, 'messages'> = {
  messages: (chat, args, context) =>
    args.page === 1 && !args.after ? chat.newest : customerOf(context).chat.messages(chat, args),
};
