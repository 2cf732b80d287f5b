import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../api/store-context';
import { unsentChats } from '../../../features/chat/unsent-chats';
import { threadPath } from '../../../routing/chat-paths';

/** The chats with unsent messages, except the open one, which sends its own. */
export function useUnsentChats(customer: string | null) {
  const { codename } = useStore();
  const { pathname } = useLocation();
  return useMemo(() => {
    if (customer === null) return [];
    const isOpen = (id: string) => ['SHOP', 'STORE'].some((party) => threadPath({ party, id }) === pathname);
    return unsentChats(codename, customer).filter(({ id }) => !isOpen(id));
  }, [codename, pathname, customer]);
}
