import type { InvoiceCheckoutQuery } from '../../__generated__/gql/graphql';
import { invoiceLooks } from '../../features/invoices/invoice-status';
import type { InvoicePaymentFlow } from '../../features/invoices/use-invoice-payment';
import { ToneBadge } from '../../features/orders/order-status-badge';
import { PaymentSummary } from '../../features/payments/payment-summary';
import { useMoment } from '../../i18n/dates';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { invoicePath } from '../../routing/invoice-paths';
import { Button, LinkButton } from '../../ui/button/button';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import { SafeHtmlBlock } from '../../ui/text/safe-html-block';
import { ProofPicker } from './proof-picker';

type Invoice = NonNullable<NonNullable<InvoiceCheckoutQuery['customer']>['invoice']>;
type Payment = Extract<NonNullable<InvoiceCheckoutQuery['invoicePayment']>, { __typename: 'InvoicePayment' }>;

export interface FinishPaymentProps {
  flow: InvoicePaymentFlow;
  invoice: Invoice;
  way: NonNullable<Invoice['payment']>;
  payment: Payment;
}

/** The second page: instructions for the payment, its proof, and its cancellation. */
export function FinishPayment({ flow, invoice, way, payment }: FinishPaymentProps) {
  const m = useMessages();
  const money = useMoney();
  const moment = useMoment();
  const { code, howToPay, subtotal, fee, serviceFee, toPay, canCancel, needsProof, proofSentAt, proofNote } = payment;
  const { banner, tone } = invoiceLooks[invoice.status];
  return (
    <>
      <PaymentSummary
        label={m('invoice.summary')}
        title={m('invoice.to-pay')}
        toPay={toPay}
        number={invoice.number}
        status={<ToneBadge tone={tone}>{m(banner)}</ToneBadge>}
        rows={[
          [m('invoice.total'), money(subtotal)],
          fee.amount > 0 && [m('invoice.fee'), money(fee)],
          serviceFee !== null && [m('invoice.service-fee'), money(serviceFee)],
        ]}
        method={way}
        account={
          code ? { label: m(way.kind === 'SELLER' ? 'payment.seller-account' : 'invoice.code'), text: code } : null
        }
      />
      {howToPay && (
        <PageSection title={m('invoice.how-to')}>
          <SafeHtmlBlock html={howToPay} />
        </PageSection>
      )}
      {(needsProof || proofSentAt) && (
        <PageSection label={m('invoice.proof')}>
          {proofSentAt && <p>{m('invoice.proof-sent', { moment: moment(proofSentAt) })}</p>}
          {proofNote && <p role="alert">{m('invoice.proof-note', { note: proofNote })}</p>}
          {needsProof && <ProofPicker flow={flow} sentAt={proofSentAt} />}
        </PageSection>
      )}
      <BottomActions>
        <LinkButton $look="secondary" to={invoicePath(invoice.id)}>
          {m('invoice.see')}
        </LinkButton>
        {canCancel && (
          <Button $look="secondary" onClick={() => flow.send({ type: 'cancel.ask' })}>
            {m('invoice.cancel')}
          </Button>
        )}
      </BottomActions>
    </>
  );
}
