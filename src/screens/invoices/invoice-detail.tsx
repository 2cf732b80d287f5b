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
import { invoicePaymentPath, invoicePdfPath } from '../../routing/invoice-paths';
import { token } from '../../theme/token';
import { LinkButton } from '../../ui/button/button';
import { Amount } from '../../ui/card/amount';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import { InvoiceLines } from './invoice-lines';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';
import { Row } from '../../ui/layout/row';

type Invoice = NonNullable<NonNullable<InvoicesScreenQuery['customer']>['invoice']>;

const icons = { done: CircleCheck, open: Clock, failed: CircleAlert, neutral: CircleAlert } as const;

const Banner = styled.div<{ $tone: Tone }>`
  ${toneStyle}
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  padding: ${token('space-3')} ${token('space-4')};

  /* In print, only the invoice is shown, at the full width of the paper. */
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

const ToPay = styled(Text)`
  font-variant-numeric: tabular-nums;
`;

const Fact = styled(Row)`
  & + & {
    margin-top: ${token('space-1')};
  }
`;

const Facts = styled.dl`
  margin-top: ${token('space-2')};
`;

const Party = styled.div`
  flex: 1 1 auto;
  min-width: 0;
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
        <Icon size={24} aria-hidden style={{ flex: 'none' }} />
        <span>
          <Text as="b" $weight={700} $block>
            {m(banner)}
          </Text>
          {status === 'UNPAID' && dueOn && m(isOverdue ? 'invoice.overdue' : 'invoice.due', { date: day(dueOn) })}
          {paidAt && m('invoice.paid-on', { moment: moment(paidAt) })}
        </span>
      </Banner>
      <PageSection label={m('title.invoice')}>
        <Stack $gap={1}>
          <Text as="h1" $size="large" $weight={600} $breaks>
            {title}
          </Text>
          <ToPay as="b" $tone="price" $size="display">
            <Amount money={total} />
          </ToPay>
          <small>{m('invoice.created', { day: day(createdAt) })}</small>
          <Facts>
            {facts.map(([label, text]) => (
              <Fact key={label} $gap={[0, 3]} $wraps $align="start" $justify="space-between">
                <Text as="dt" $tone="text-muted">
                  {label}
                </Text>
                <Text as="dd" $breaks>
                  {text}
                </Text>
              </Fact>
            ))}
          </Facts>
        </Stack>
      </PageSection>
      {invoice.refunds && invoice.refunds.length > 0 && (
        <PageSection title={m('refund.title')}>
          <RefundList refunds={invoice.refunds} />
        </PageSection>
      )}
      <PageSection>
        <Row as="dl" $gap={[3, 4]} $wraps $align="start">
          {parties.map(([label, { name, email }]) => (
            <Party key={label}>
              <Text as="dt" $tone="text-muted" $size="small">
                {label}
              </Text>
              <Text as="dd" $breaks>
                <Text as="b" $weight={600}>
                  {name}
                </Text>
                {email && (
                  <Text as="small" $tone="text-muted" $size="small" $block>
                    {email}
                  </Text>
                )}
              </Text>
            </Party>
          ))}
        </Row>
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
