import { useSelector } from '@xstate/react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import styled from 'styled-components';
import type { Cart_WholeFragment, CartScreenQuery } from '../../__generated__/gql/graphql';
import type { FragmentOf } from '../../api/fragment';
import { useStore } from '../../api/store-context';
import { isUnreached } from '../../features/cart/selectors';
import {
  type CartFlow,
  type CartLine,
  goodsTotal,
  selectedIn,
  shownGroups,
  useCart,
} from '../../features/cart/use-cart';
import { useWaitingAdditions } from '../../features/cart/waiting-additions';
import { useMessages } from '../../i18n/use-messages';
import { usePreload } from '../../lazy/use-preload';
import { offlineScreen } from '../../routing/customer-screen';
import type { ScreenProps } from '../../routing/define-route';
import { homePath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Button, LinkButton } from '../../ui/button/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { OnDemand } from '../../ui/feedback/on-demand';
import { BarTotal } from '../../ui/layout/bar-total';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { CartGroupSection } from './cart-group-section';
import { CartNotices } from './cart-notices';
import { CartRibbon } from './cart-ribbon';
import { LostLines } from './lost-lines';

const WaitingLines = offlineScreen(() => import(/* webpackChunkName: "cart-waiting" */ './waiting-lines'));

export interface CartBarProps {
  flow: CartFlow;
  /** The lines of the selected group. */
  lines: readonly CartLine[];
  label: string;
}

function CartBar({ flow, lines, label }: CartBarProps) {
  const m = useMessages();
  const isNavigating = useSelector(flow, ({ context }) => context.isNavigating);
  const checked = lines.filter((line) => line.checked);
  const pieces = checked.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = goodsTotal(checked.map(({ price, quantity }) => ({ price: price.amount, quantity })));
  const currency = checked[0]?.price.currency;
  return (
    <BottomActions>
      <BarTotal label={m('cart.subtotal', { count: pieces })} money={currency ? { amount, currency } : null} />
      <Button disabled={isNavigating} onClick={() => flow.send({ type: 'cart.checkout' })}>
        {label}
      </Button>
    </BottomActions>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding-bottom: ${token('space-4')};
`;

function Cart({ cart }: { cart: FragmentOf<Cart_WholeFragment> }) {
  const m = useMessages();
  const flow = useCart(cart);
  const { codename } = useStore();
  usePreload(WaitingLines);
  const waiting = useWaitingAdditions(codename);
  const isWaiting = useSelector(flow, isUnreached);
  const context = useSelector(flow, (snapshot) => snapshot.context);
  const groups = shownGroups(context);
  const selected = selectedIn(groups);
  return (
    <>
      <LostLines lines={context.cart.removed ?? []} />
      {groups.length === 0 ? (
        <EmptyState as="h1" icon={<ShoppingCart size={40} strokeWidth={1.5} />} title={m('cart.empty')}>
          {isWaiting && <p role="status">{m('cart.unreached')}</p>}
          <LinkButton to={homePath}>{m('cart.shop')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <VisuallyHidden as="h1">{m('title.cart')}</VisuallyHidden>
          <CartRibbon flow={flow} groups={groups} />
          <Groups>
            {groups.map((group) => (
              <CartGroupSection key={group.id} flow={flow} group={group} selected={group === selected} />
            ))}
          </Groups>
          <CartBar
            flow={flow}
            lines={selected?.lines ?? []}
            label={selected?.checkoutText || context.cart.checkoutText || m('cart.checkout')}
          />
        </>
      )}
      <OnDemand needed={waiting.length > 0}>
        <WaitingLines />
      </OnDemand>
      <CartNotices flow={flow} />
    </>
  );
}

export default function CartScreen({ data: { customer } }: ScreenProps<CartScreenQuery>) {
  return customer && <Cart cart={customer.cart} />;
}
