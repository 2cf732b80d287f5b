import { useSelector } from '@xstate/react';
import type { CarrierKind, PaidCart } from '../../../__generated__/gql/graphql';
import { PageSection } from '../../../ui/layout/page-section';
import { useMessages } from '../../../i18n/use-messages';
import { FieldError } from '../field-error';
import { PaymentChoice } from './payment-choice';
import type { SectionProps } from './section-props';

export interface PaymentSectionProps extends SectionProps {
  cart: PaidCart;
}

/** The options depend on the kind of carrier. */
export function PaymentSection({ flows, cart, missing }: PaymentSectionProps) {
  const m = useMessages();
  const payment = useSelector(flows.checkout, ({ context }) => context.payment);
  const carrierKind = useSelector(flows.checkout, ({ context }) => context.quote?.carrierKind ?? null);
  return (
    <PageSection title={m('checkout.payment')} anchor="payment">
      <PaymentChoice flows={flows} cart={cart} carrierKind={carrierKind as CarrierKind | null} />
      {missing === 'payment' && !payment && <FieldError>{m('checkout.payment-missing')}</FieldError>}
    </PageSection>
  );
}
