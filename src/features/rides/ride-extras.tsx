import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { limitOf, minimumOf, type NamedExtra, quantityOf } from './ride-terms';
import type { RideFlow } from './use-ride';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { Badge } from '../../ui/card/badge';
import { Checkbox } from '../../ui/field/checkbox';
import { QuantityStepper } from '../../ui/field/quantity-stepper';
import { PageSection } from '../../ui/layout/page-section';
import { Row } from '../../ui/layout/row';
import { RowList } from '../../ui/list/row-list';
import { Text } from '../../ui/text/text';

const ExtraRow = styled(Row)`
  min-height: 56px;
`;

const Name = styled.p`
  flex: 1 1 7rem;
  min-width: 0;
`;

export function ExtraRows({ flow }: { flow: RideFlow }) {
  const m = useMessages();
  const money = useMoney();
  const extras = useSelector(flow, ({ context }) => context.extras as readonly NamedExtra[]);
  const quantities = useSelector(flow, ({ context }) => context.selection.extras);
  return (
    <RowList>
      {extras.map((extra) => {
        const quantity = quantityOf(extra, quantities);
        const change = (count: number) => flow.send({ type: 'extra.change', id: extra.id, quantity: count });
        const isSingle = limitOf(extra) === 1;
        return (
          <ExtraRow as="li" key={extra.id} $gap={3} $wraps $justify="space-between">
            <Name>
              <Text as="b" $weight={500}>
                {extra.name}
              </Text>{' '}
              {extra.isRequired && <Badge>{m('ride-order.required')}</Badge>}
              <Text as="small" $block $size="small" $tone="text-muted" translate="no">
                {extra.price > 0 ? money({ amount: extra.price, currency: extra.currency }) : m('item.free')}
              </Text>
            </Name>
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
          </ExtraRow>
        );
      })}
    </RowList>
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
