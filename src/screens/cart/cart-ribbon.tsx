import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import type { CartFlow, CartGroup } from '../../features/cart/use-cart';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { isUnreached } from '../../features/cart/selectors';

export interface CartRibbonProps {
  flow: CartFlow;
  groups: readonly CartGroup[];
}

const Ribbon = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-height: 40px;
  padding: ${token('space-1')} ${token('space-4')};
  background: ${token('color-action-soft')};
  color: ${token('color-link')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

export function CartRibbon({ flow, groups }: CartRibbonProps) {
  const m = useMessages();
  const unreached = useSelector(flow, isUnreached);
  const pieces = groups.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Ribbon role="status">
      <span>{unreached ? m('cart.unreached') : m('cart.pieces', { count: pieces })}</span>
      {unreached && (
        <Button $small $look="quiet" onClick={() => flow.send({ type: 'cart.refresh' })}>
          {m('action.retry')}
        </Button>
      )}
    </Ribbon>
  );
}
