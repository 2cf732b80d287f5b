import { ChatScreenDocument } from '../../__generated__/documents/chat-screen';
import type { ChatScreenQuery } from '../../__generated__/gql/graphql';
import {
  type ChatParams,
  chatOfPath,
  itemParameter,
  lostParameter,
  lostThreadPath,
  orderParameter,
  unreadParameter,
  unreadTab,
} from '../../routing/chat-paths';
import { customerPatterns } from '../../routing/customer-patterns';
import { chatScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, pageNumber } from '../../routing/define-route';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';

export const chatVariables = (
  params: ChatParams,
  search: URLSearchParams,
  cursor?: { page: number; after: string },
) => {
  const { isList, shop } = chatOfPath(params);
  const item = search.get(itemParameter);
  return {
    isList,
    unread: isList && search.get(unreadParameter) === unreadTab,
    page: cursor?.page ?? pageNumber(search),
    after: isList ? (cursor?.after ?? search.get('after')) : null,
    shop: isList ? null : shop,
    item: item ?? '',
    hasItem: !isList && item !== null,
  };
};

/** The path of the list if the thread's other party does not belong to the store; otherwise null. */
export function listForLost({ customer }: ChatScreenQuery, params: ChatParams): string | null {
  const { isList, id } = chatOfPath(params);
  return customer && !isList && customer.chat?.id !== id ? lostThreadPath : null;
}

/** The list of a customer's chats, and their threads. A thread with an unknown party redirects to the list. */
export const chatRoute = defineRoute({
  path: customerPatterns.chat,
  content: ContentMode.CHAT,
  parameters: [itemParameter, orderParameter, unreadParameter, lostParameter, 'page', 'after'],
  private: true,
  query: ChatScreenDocument,
  variables: ({ params, search }) => chatVariables(params, search),
  head: ({ data, text }) => ({ title: data?.customer?.chat?.name ?? text('title.chat'), indexed: false }),
  screen: chatScreen(() => import(/* webpackChunkName: "screen-chat" */ './chat-screen')),
  skeleton: () => <RowListSkeleton count={8} picture={48} height="4.5rem" />,
});
