import { useSelector } from '@xstate/react';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import type { Checkout_LineFragment } from '../../../__generated__/gql/graphql';
import { PageSection } from '../../../ui/layout/page-section';
import { Picture } from '../../../ui/media/picture';
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
  /** Of a booking: quantities go with it, which stands above. */
  time: ServiceTime | null;
}

const Lines = styled.ul`
  display: grid;
  gap: ${token('space-4')};

  li {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    gap: ${token('space-1')} ${token('space-3')};
  }

  h3 {
    font-size: ${token('font-body')};
    font-weight: 500;
    line-height: 1.35;
  }

  small {
    color: ${token('color-text-muted')};
  }

  footer {
    display: flex;
    grid-column: 1 / -1;
    justify-content: flex-end;
  }
`;

const Supplier = styled.p`
  margin-bottom: ${token('space-3')};
  font-weight: 600;
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
      <Supplier>{supplier}</Supplier>
      <Lines>
        {lines.map((line) => {
          const quantity = linesWithQuantities(line.id, lines, edits);
          return (
            <li key={line.id}>
              <Picture path={line.image} width={64} shape="card" label={line.title} />
              <div>
                <h3>{line.title}</h3>
                {line.variantName && <small>{line.variantName}</small>}
                <Price price={line.price} size="small" />
                {line.outsideHours && (
                  <p>
                    <small>
                      <OpeningNote hours={line.outsideHours} />
                    </small>
                  </p>
                )}
              </div>
              <footer>
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
              </footer>
            </li>
          );
        })}
      </Lines>
    </PageSection>
  );
}

const linesWithQuantities = (
  id: string,
  lines: readonly Checkout_LineFragment[],
  edits: readonly { line: string; quantity: number }[],
) => edits.find(({ line }) => line === id)?.quantity ?? lines.find((line) => line.id === id)?.quantity ?? 1;
