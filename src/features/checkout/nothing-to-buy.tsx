import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LinkButton } from '../../ui/button/button';
import { useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../refusals/refusal-text';
import { cartPath, itemPath } from '../../routing/paths';

export interface NothingToBuyProps {
  refusal: { code: string; message: string } | null;
  /** The item that was to be bought directly; null for the cart. */
  item: string | null;
}

/** Why there is no checkout: the cart is empty, or the chosen item cannot be bought. */
export default function NothingToBuy({ refusal, item }: NothingToBuyProps) {
  const m = useMessages();
  const textOf = useRefusalText();
  return (
    <EmptyState
      as="h1"
      icon={<ShoppingCart size={40} strokeWidth={1.5} />}
      title={refusal ? textOf(refusal) : m('checkout.empty')}
    >
      {item ? (
        <LinkButton to={itemPath({ title: '', id: item })}>{m('checkout.to-item')}</LinkButton>
      ) : (
        <LinkButton to={cartPath}>{m('checkout.to-cart')}</LinkButton>
      )}
    </EmptyState>
  );
}
