import { useSelector } from '@xstate/react';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import type { Checkout_LineFragment } from '../../../__generated__/gql/graphql';
import { PageSection } from '../../../ui/layout/page-section';
import { Stack } from '../../../ui/layout/stack';
import { Picture } from '../../../ui/media/picture';
import { Text } from '../../../ui/text/text';
import { Price } from '../../../ui/card/price';
import { QuantityStepper } from '../../../ui/field/quantity-stepper';
import { useMessages } from '../../../i18n/use-messages';
import styled from 'styled-components';
import { OpeningNote } from '../../catalogue/opening-note';
import type { QuantitiesFlow } from '../use-quantities';
import type { ServiceTime } from '../../../routing/service-payment';
import { token } from '../../../theme/token';
import type { ShownCheckout } from './section';

export interface LinesSectionProps {
  lines: readonly Checkout_LineFragment[];
  supplier: string;
  kind: ShownCheckout['kind'];
  flow: QuantitiesFlow;
  /** The time of a booking, shown above; it determines the quantity. */
  time: ServiceTime | null;
}

const Line = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
`;

const Title = styled.h3`
  font-size: ${token('font-body')};
  font-weight: 500;
  line-height: 1.35;
`;

const Quantity = styled.footer`
  grid-column: 1 / -1;
  justify-self: end;
`;

export function LinesSection({ lines, kind, supplier, flow, time }: LinesSectionProps) {
  const m = useMessages();
  const edits = useSelector(flow, ({ context }) => context.edits);
  const toast = useToast();

  function set({ id, stock, orderLimit }: Checkout_LineFragment, quantity: number) {
    const limit = orderLimit ?? Number.POSITIVE_INFINITY;
    const maxQuantity = Math.min(limit, stock ?? Number.POSITIVE_INFINITY);
    if (quantity > maxQuantity) {
      toast(
        stock !== null && stock <= limit ? m('choice.no-stock') : m('choice.limit', { limit }),
        toastDurations.validation,
      );
    }
    const quantityToSet = Math.max(1, Math.min(quantity, maxQuantity));
    if (quantityToSet !== linesWithQuantities(id, lines, edits))
      flow.send({ type: 'quantity.set', line: id, quantity: quantityToSet });
  }

  return (
    <PageSection title={m(kind === 'SERVICE' ? 'checkout.lines-service' : 'checkout.lines')}>
      <Stack $gap={3}>
        <Text $weight={600}>{supplier}</Text>
        <Stack as="ul" $gap={4}>
          {lines.map((line) => {
            const quantity = linesWithQuantities(line.id, lines, edits);
            return (
              <Line key={line.id}>
                <Picture path={line.image} width={64} shape="card" label={line.title} />
                <div>
                  <Title>{line.title}</Title>
                  {line.variantName && (
                    <Text as="small" $tone="text-muted">
                      {line.variantName}
                    </Text>
                  )}
                  <Price price={line.price} size="small" />
                  {line.outsideHours && (
                    <p>
                      <Text as="small" $tone="text-muted">
                        <OpeningNote hours={line.outsideHours} />
                      </Text>
                    </p>
                  )}
                </div>
                <Quantity>
                  {!time && (
                    <QuantityStepper
                      name={line.title}
                      quantity={quantity}
                      canLower={quantity > 1}
                      onLower={() => quantity > 1 && set(line, quantity - 1)}
                      onRaise={() => set(line, quantity + 1)}
                      onType={(text) => set(line, Number(text.replaceAll(/\D/g, '').slice(0, 6)))}
                    />
                  )}
                </Quantity>
              </Line>
            );
          })}
        </Stack>
      </Stack>
    </PageSection>
  );
}

const linesWithQuantities = (
  id: string,
  lines: readonly Checkout_LineFragment[],
  edits: readonly { line: string; quantity: number }[],
) => edits.find(({ line }) => line === id)?.quantity ?? lines.find((line) => line.id === id)?.quantity ?? 1;
