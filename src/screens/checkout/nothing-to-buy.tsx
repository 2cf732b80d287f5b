import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../../renderers/refusal-text';
import { cartPath } from '../../routing/paths';

export interface NothingToBuyProps {
  refusal: { code: string; message: string } | null;
}

/** Why there is no checkout: the cart is empty, or has something that cannot be bought any more. */
export function NothingToBuy({ refusal }: NothingToBuyProps) {
  const m = useMessages();
  const textOf = useRefusalText();
  return (
    <EmptyState
      as="h1"
      icon={<ShoppingCart size={40} strokeWidth={1.5} />}
      title={refusal ? textOf(refusal) : m('checkout.empty')}
    >
      <LinkButton to={cartPath}>{m('checkout.to-cart')}</LinkButton>
    </EmptyState>
  );
}
