import { useEffect } from 'react';
import { useStore } from '../../../api/store-context';
import { onCartAnnounced } from '../../../features/cart/cart-elsewhere';
import { useNotifications } from '../../../features/notifications/use-notifications';
import { HeaderActions, type HeaderActionsProps } from '../header/header-actions';

export default function CustomerActions(props: HeaderActionsProps) {
  const { codename } = useStore();
  const { notifications, reload } = useNotifications();
  const { cartCount = 0, unreadMessages = 0 } = notifications ?? {};
  useEffect(() => onCartAnnounced(codename, reload), [codename, reload]);
  return <HeaderActions {...props} customer={{ cartCount, unreadMessages }} />;
}
