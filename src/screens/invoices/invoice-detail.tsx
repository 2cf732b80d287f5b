import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import styled from 'styled-components';
import type { InvoicesScreenQuery } from '../../__generated__/gql/graphql';
import { invoiceLooks } from '../../features/invoices/invoice-status';
import { RefundList } from '../../features/orders/refund-list';
import { type Tone, toneStyle } from '../../features/orders/order-status-badge';
import { useDay, useMoment } from '../../i18n/dates';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { invoicePaymentPath, invoicePdfPath } from '../../routing/invoice-address';
import { token } from '../../theme/token';
import { LinkButton } from '../../ui/button/button';
import { Amount } from '../../ui/card/amount';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import { InvoiceLines } from './invoice-lines';

type Invoice = NonNullable<InvoicesScreenQuery['invoice']>;

const icons = { done: CircleCheck, open: Clock, failed: CircleAlert, neutral: CircleAlert } as const;

const Banner = styled.div<{ $tone: Tone }>`
  ${toneStyle}
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} ${token('space-4')};

  b {
    display: block;
    font-weight: 700;
  }

  svg {
    flex: none;
  }

  /* Paper shows the invoice alone, as wide as it is. */
  @media print {
    #root:has(&) > :not(main),
    & ~ [data-bottom-bar] {
      display: none;
    }

    #root:has(&) {
      max-width: none;
    }
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${token('space-1')};

  h1 {
    font-size: ${token('font-large')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  b {
    color: ${token('color-price')};
    font-size: ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }

  dl {
    display: grid;
    gap: ${token('space-1')};
    margin-top: ${token('space-2')};
  }

  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-3')};
    justify-content: space-between;
  }

  dt {
    color: ${token('color-text-muted')};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

const Parties = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')} ${token('space-4')};

  & > div {
    flex: 1 1 auto;
    min-width: 0;
  }

  dt,
  small {
    color: ${token('color-text-muted')};
    font-size: ${token('font-small')};
  }

  dd,
  small {
    display: block;
    overflow-wrap: anywhere;
  }

  b {
    font-weight: 600;
  }
`;

export function InvoiceDetail({ invoice }: { invoice: Invoice }) {
  const m = useMessages();
  const money = useMoney();
  const day = useDay();
  const moment = useMoment();
  const { id, number, title, status, createdAt, dueOn, isOverdue, paidAt, total } = invoice;
  const { issuer, recipient, lines, payment } = invoice;
  const { banner, tone } = invoiceLooks[status];
  const Icon = icons[tone];
  const parties = [
    [m('invoice.from'), issuer],
    [m('invoice.to'), recipient],
  ] as const;
  const facts = [
    [m('invoice.number'), number],
    ...(dueOn ? [[m('invoice.due-date'), day(dueOn)] as const] : []),
    ...(payment ? [[m('invoice.method'), payment.name] as const] : []),
  ];
  return (
    <>
      <Banner $tone={tone} data-tone={tone} role="status">
        <Icon size={24} aria-hidden />
        <span>
          <b>{m(banner)}</b>
          {status === 'UNPAID' && dueOn && m(isOverdue ? 'invoice.overdue' : 'invoice.due', { date: day(dueOn) })}
          {paidAt && m('invoice.paid-on', { moment: moment(paidAt) })}
        </span>
      </Banner>
      <PageSection label={m('title.invoice')}>
        <Head>
          <h1>{title}</h1>
          <b>
            <Amount money={total} />
          </b>
          <small>{m('invoice.created', { day: day(createdAt) })}</small>
          <dl>
            {facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Head>
      </PageSection>
      {invoice.refunds && invoice.refunds.length > 0 && (
        <PageSection title={m('refund.title')}>
          <RefundList refunds={invoice.refunds} />
        </PageSection>
      )}
      <PageSection>
        <Parties>
          {parties.map(([label, { name, email }]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <b>{name}</b>
                {email && <small>{email}</small>}
              </dd>
            </div>
          ))}
        </Parties>
      </PageSection>
      <PageSection title={m('invoice.details')}>
        <InvoiceLines lines={lines} rows={[]} total={[m('invoice.total'), money(total)]} />
      </PageSection>
      <BottomActions>
        <LinkButton $look="secondary" to={invoicePdfPath(id)} reloadDocument target="_blank">
          {m('invoice.pdf')}
        </LinkButton>
        {status !== 'PAID' && (
          <LinkButton to={invoicePaymentPath(id)}>
            {m(status === 'UNPAID' ? 'invoice.pay' : 'order.see-payment')}
          </LinkButton>
        )}
      </BottomActions>
    </>
  );
}
