import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { limitOf, minimumOf, type NamedExtra, quantityOf } from './ride-terms';
import type { RideFlow } from './use-ride';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Badge } from '../../ui/card/badge';
import { Checkbox } from '../../ui/field/checkbox';
import { QuantityStepper } from '../../ui/field/quantity-stepper';
import { PageSection } from '../../ui/layout/page-section';

const Rows = styled.ul`
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-3')};
    align-items: center;
    justify-content: space-between;
    min-height: 56px;
  }

  li + li {
    border-top: 1px solid ${token('color-border')};
  }

  p {
    flex: 1 1 7rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  b {
    font-weight: 500;
  }

  small {
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }
`;

export function ExtraRows({ flow }: { flow: RideFlow }) {
  const m = useMessages();
  const money = useMoney();
  const extras = useSelector(flow, ({ context }) => context.extras as readonly NamedExtra[]);
  const quantities = useSelector(flow, ({ context }) => context.selection.extras);
  return (
    <Rows>
      {extras.map((extra) => {
        const quantity = quantityOf(extra, quantities);
        const change = (count: number) => flow.send({ type: 'extra.change', id: extra.id, quantity: count });
        const isSingle = limitOf(extra) === 1;
        return (
          <li key={extra.id}>
            <p>
              <b>{extra.name}</b> {extra.isRequired && <Badge>{m('ride-order.required')}</Badge>}
              <small translate="no">
                {extra.price > 0 ? money({ amount: extra.price, currency: extra.currency }) : m('item.free')}
              </small>
            </p>
            {isSingle ? (
              <Checkbox
                aria-label={extra.name}
                checked={quantity === 1}
                disabled={extra.isRequired}
                onChange={({ currentTarget }) => change(Number(currentTarget.checked))}
              />
            ) : (
              <QuantityStepper
                name={extra.name}
                quantity={quantity}
                canLower={quantity > minimumOf(extra)}
                onLower={() => change(quantity - 1)}
                onRaise={() => change(quantity + 1)}
                onType={(text) => change(Number(text.replace(/\D/g, '')))}
              />
            )}
          </li>
        );
      })}
    </Rows>
  );
}

export function RideExtras({ flow }: { flow: RideFlow }) {
  const m = useMessages();
  const isEmpty = useSelector(flow, ({ context }) => context.extras.length === 0);
  if (isEmpty) return null;
  return (
    <PageSection title={m('ride-order.extras')}>
      <ExtraRows flow={flow} />
    </PageSection>
  );
}
