import { useSelector } from '@xstate/react';
import type { CarrierKind, CheckoutKind } from '../../../__generated__/gql/graphql';
import { PageSection } from '../../../ui/layout/page-section';
import { useMessages } from '../../../i18n/use-messages';
import { FieldError } from '../field-error';
import { PaymentChoice } from './payment-choice';
import type { SectionProps } from './section-props';

export interface PaymentSectionProps extends SectionProps {
  kind: CheckoutKind;
}

/** The options depend on the kind of carrier. */
export function PaymentSection({ flows, kind, missing }: PaymentSectionProps) {
  const m = useMessages();
  const payment = useSelector(flows.checkout, ({ context }) => context.payment);
  const carrierKind = useSelector(flows.checkout, ({ context }) => context.quote?.carrierKind ?? null);
  return (
    <PageSection title={m('checkout.payment')} anchor="payment">
      <PaymentChoice flows={flows} kind={kind} carrierKind={carrierKind as CarrierKind | null} />
      {missing === 'payment' && !payment && <FieldError>{m('checkout.payment-missing')}</FieldError>}
    </PageSection>
  );
}
