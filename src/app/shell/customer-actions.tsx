import { useNotifications } from '../../flows/use-notifications';
import { HeaderActions, type HeaderActionsProps } from './header-actions';

/** The header's icons, as a customer has them: with the cart, and how much waits in it. */
export default function CustomerActions(props: HeaderActionsProps) {
  const { notifications } = useNotifications();
  const { cartCount = 0, unreadMessages = 0 } = notifications ?? {};
  return <HeaderActions {...props} customer={{ cartCount, unreadMessages }} />;
}
