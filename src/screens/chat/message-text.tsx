import { useStore } from '../../api/store-context';
import { useOrderNumber } from '../../features/orders/use-order-number';
import { searchPath } from '../../routing/paths';
import { Link } from '../../ui/link/link';
import { type MessagePart, messageParts } from './message-parts';

function OrderLink({ text }: Pick<MessagePart, 'text'>) {
  const openOrder = useOrderNumber();
  return (
    <Link
      to={searchPath(text)}
      onClick={(event) => {
        event.preventDefault();
        openOrder(text);
      }}
    >
      {text}
    </Link>
  );
}

function Part({ kind, text }: MessagePart) {
  if (kind === 'order') return <OrderLink text={text} />;
  if (kind === 'text') return text;
  return (
    <Link to={text} target="_blank" rel="noopener noreferrer nofollow">
      {text}
    </Link>
  );
}

export function MessageText({ text }: Pick<MessagePart, 'text'>) {
  const { orderPrefix } = useStore();
  return (
    <p>
      {messageParts(text, orderPrefix).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
        <Part key={at} {...part} />
      ))}
    </p>
  );
}
