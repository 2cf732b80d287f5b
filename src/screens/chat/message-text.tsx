import styled from 'styled-components';
import { useStore } from '../../api/store-context';
import { useOrderNumber } from '../../features/orders/use-order-number';
import { searchPath } from '../../routing/paths';
import { Link } from '../../ui/link/link';
import { token } from '../../theme/token';
import { type MessagePart, messageParts } from './message-parts';

export const MessageWords = styled.p`
  unicode-bidi: plaintext;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const MessageLink = styled(Link)`
  color: ${token('color-link')};
  text-decoration: underline;
`;

function OrderLink({ text }: Pick<MessagePart, 'text'>) {
  const openOrder = useOrderNumber();
  return (
    <MessageLink
      to={searchPath(text)}
      onClick={(event) => {
        event.preventDefault();
        openOrder(text);
      }}
    >
      {text}
    </MessageLink>
  );
}

function Part({ kind, text }: MessagePart) {
  if (kind === 'order') return <OrderLink text={text} />;
  if (kind === 'text') return text;
  return (
    <MessageLink to={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </MessageLink>
  );
}

export function MessageText({ text }: Pick<MessagePart, 'text'>) {
  const { orderPrefix } = useStore();
  return (
    <MessageWords>
      {messageParts(text, orderPrefix).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
        <Part key={at} {...part} />
      ))}
    </MessageWords>
  );
}
