import { Navigate } from 'react-router-dom';
import type { ChatScreenQuery } from '../../__generated__/gql/graphql';
import SignInFirst from '../../features/accounts/sign-in-first';
import { useHydrated } from '../../lazy/use-hydrated';
import { chatOfPath, lostThreadPath, orderParameter } from '../../routing/chat-paths';
import type { ScreenProps } from '../../routing/define-route';
import { ChatList } from './chat-list';
import { listForLost } from './routes';
import { Thread } from './thread';

export default function ChatScreen({ data, params, search }: ScreenProps<ChatScreenQuery>) {
  const { customer, itemPage, store } = data;
  const { isList, shop } = chatOfPath(params);
  // Unsent messages are read from the browser's storage.
  const hydrated = useHydrated();
  if (!customer) return <SignInFirst />;
  const { chats, chat } = customer;
  if (isList)
    return (
      chats && (
        <ChatList
          key={search.toString()}
          first={chats}
          customer={customer.id}
          search={search}
          tabs={store?.messageTabsShown === true}
        />
      )
    );
  if (!chat || listForLost(data, params)) return <Navigate replace to={lostThreadPath} />;
  return (
    <Thread
      key={`${chat.id} ${hydrated}`}
      chat={chat}
      isHydrated={hydrated}
      shop={shop}
      customer={customer.id}
      item={itemPage?.item ?? null}
      orderNumber={search.get(orderParameter)}
    />
  );
}
