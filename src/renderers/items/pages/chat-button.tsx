import MessageCircleMore from 'lucide-react/icons/message-circle-more';
import styled from 'styled-components';
import { useStore } from '../../../api/store-context';
import { IconLink } from '../../../ui/button/icon-button';
import { useMessages } from '../../../i18n/use-messages';
import { chatPath } from '../../../routing/paths';
import { token } from '../../../theme/token';

const Chat = styled(IconLink)`
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-control')};
  color: ${token('color-link')};
`;

export interface ChatButtonProps {
  page: { item: { id: string }; seller: { shop: { id: string } | null } | null };
}

/** Opens a chat with the seller about the item. */
export function ChatButton({ page: { item, seller } }: ChatButtonProps) {
  const m = useMessages();
  const { id } = useStore();
  const to = chatPath(id, seller?.shop?.id, item.id);
  return <Chat data-narrow link={{ to }} label={m('chat.open')} icon={<MessageCircleMore size={22} />} />;
}
