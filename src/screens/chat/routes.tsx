import { ChatScreenDocument } from '../../__generated__/documents/chat-screen';
import { chatOfPath, itemParameter, orderParameter, unreadParameter, unreadTab } from '../../routing/chat-address';
import { customerPatterns } from '../../routing/customer-patterns';
import { chatScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, pageNumber } from '../../routing/define-route';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';

export const chatVariables = (
  params: { toType: string; toId: string },
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

/** The list of a customer's chats, and the thread of each. One with nobody of the store leads back to the list. */
export const chatRoute = defineRoute({
  path: customerPatterns.chat,
  content: ContentMode.CHAT,
  parameters: [itemParameter, orderParameter, unreadParameter, 'page', 'after'],
  private: true,
  query: ChatScreenDocument,
  variables: ({ params, search }) => chatVariables(params, search),
  head: ({ data, text }) => ({ title: data?.chat?.name ?? text('title.chat'), indexed: false }),
  screen: chatScreen(() => import(/* webpackChunkName: "screen-chat" */ './chat-screen')),
  skeleton: () => <RowListSkeleton count={8} picture={48} height="4.5rem" />,
});
