import Copy from 'lucide-react/icons/copy';
import styled from 'styled-components';
import type { InvoiceCheckoutQuery } from '../../__generated__/gql/graphql';
import { invoiceLooks } from '../../features/invoices/invoice-status';
import type { InvoicePaymentFlow } from '../../features/invoices/use-invoice-payment';
import { ToneBadge } from '../../features/orders/order-status-badge';
import { useMoment } from '../../i18n/dates';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { invoiceAddress } from '../../routing/invoice-address';
import { token } from '../../theme/token';
import { Button, LinkButton } from '../../ui/button/button';
import { Amount } from '../../ui/card/amount';
import { useToast } from '../../ui/feedback/use-toast';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import { SumTable } from '../../ui/layout/sum-table';
import { Picture } from '../../ui/media/picture';
import { SafeHtmlBlock } from '../../ui/text/safe-html-block';
import { ProofPicker } from './proof-picker';

type Invoice = NonNullable<InvoiceCheckoutQuery['invoice']>;
type Payment = Extract<NonNullable<InvoiceCheckoutQuery['invoicePayment']>, { __typename: 'InvoicePayment' }>;

export interface FinishPaymentProps {
  flow: InvoicePaymentFlow;
  invoice: Invoice;
  way: NonNullable<Invoice['payment']>;
  payment: Payment;
}

const Head = styled.div`
  display: grid;
  gap: ${token('space-1')};
  justify-items: center;
  padding-bottom: ${token('space-4')};
  text-align: center;

  h1 {
    font-size: ${token('font-body')};
    font-weight: 500;
  }

  b {
    color: ${token('color-price')};
    font-size: ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
`;

const Way = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Code = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  justify-content: space-between;
  padding: ${token('space-3')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};

  small {
    display: block;
    color: ${token('color-text-muted')};
  }

  button {
    flex: none;
  }

  output {
    font-size: ${token('font-large')};
    font-weight: 700;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** The second page: how the payment is finished, its proof, and how it is ended. */
export function FinishPayment({ flow, invoice, way, payment }: FinishPaymentProps) {
  const m = useMessages();
  const money = useMoney();
  const moment = useMoment();
  const toast = useToast();
  const { code, howToPay, subtotal, fee, serviceFee, toPay, canCancel, needsProof, proofSentAt, proofNote } = payment;
  const { banner, tone } = invoiceLooks[invoice.status];
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => toast(m('copy.done')),
      () => toast(text),
    );
  return (
    <>
      <PageSection label={m('invoice.summary')}>
        <Head>
          <h1>{m('invoice.to-pay')}</h1>
          <b>
            <Amount money={toPay} />
          </b>
          <small>{invoice.number}</small>
          <span role="status">
            <ToneBadge tone={tone}>{m(banner)}</ToneBadge>
          </span>
        </Head>
        <SumTable
          rows={[
            [m('invoice.total'), money(subtotal)],
            fee.amount > 0 && [m('invoice.fee'), money(fee)],
            serviceFee !== null && [m('invoice.service-fee'), money(serviceFee)],
          ]}
          total={[m('invoice.to-pay'), money(toPay)]}
        />
        <Way>
          {way.icon && <Picture path={way.icon} width={40} shape="badge" whole label={way.name} />}
          {way.name}
        </Way>
        {code && (
          <Code>
            <div>
              <small>{m('invoice.code')}</small>
              <output>{code}</output>
            </div>
            <Button $look="secondary" $small onClick={() => void copy(code)}>
              <Copy size={16} aria-hidden />
              {m('action.copy')}
            </Button>
          </Code>
        )}
      </PageSection>
      {howToPay && (
        <PageSection title={m('invoice.how-to')}>
          <SafeHtmlBlock html={howToPay} />
        </PageSection>
      )}
      {(needsProof || proofSentAt) && (
        <PageSection label={m('invoice.proof')}>
          {proofSentAt && <p>{m('invoice.proof-sent', { moment: moment(proofSentAt) })}</p>}
          {proofNote && <p role="alert">{m('invoice.proof-note', { note: proofNote })}</p>}
          {needsProof && <ProofPicker flow={flow} isSent={proofSentAt !== null} />}
        </PageSection>
      )}
      <BottomActions>
        <LinkButton $look="secondary" to={invoiceAddress(invoice.id)}>
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
