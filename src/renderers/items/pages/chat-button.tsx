import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import styled from 'styled-components';
import { useStore } from '../../../api/store-context';
import { IconButton } from '../../../components/icon-button';
import { useMessages } from '../../../i18n/use-messages';
import { chatPath } from '../../../routing/paths';
import { token } from '../../../theme/token';
import { GuestForm } from '../../guest-form';

const Chat = styled(IconButton)`
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-control')};
  color: ${token('color-link')};
`;

/** Begins a chat with the seller, after signing in. */
export function ChatButton() {
  const m = useMessages();
  const { viewUid } = useStore();
  return (
    <GuestForm next={chatPath(viewUid)} narrow>
      <Chat type="submit" label={m('chat.open')} icon={<MessageCircleMore size={22} />} />
    </GuestForm>
  );
}
