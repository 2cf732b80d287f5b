import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import styled from 'styled-components';
import { usePeriod } from '../../features/bills/owed-bill';
import { useCopy } from '../../features/share/copy';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { PageSection } from '../../ui/layout/page-section';
import { CopyButton } from './order-head';
import type { ShownOrder } from './shown-order';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';
import { Row } from '../../ui/layout/row';

const Token = styled.div`
  display: grid;
  gap: ${token('space-3')};
  justify-items: center;
  margin-bottom: ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('color-background')};
  text-align: center;
`;

const Digits = styled.output`
  font-size: ${token('font-title')};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Value = styled.dd`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Share = styled(Button)`
  margin-top: ${token('space-3')};
`;

/** The token in groups of four digits, as it is typed into a meter. */
const tokenText = (digits: string) => digits.match(/.{1,4}/g)?.join('-') ?? digits;

export interface BillReceiptProps {
  order: ShownOrder;
  bill: NonNullable<ShownOrder['bill']>;
}

/** The paid bill with its number, and the biller's receipt. */
export default function BillReceipt({ order, bill }: BillReceiptProps) {
  const m = useMessages();
  const money = useMoney();
  const copy = useCopy();
  const period = usePeriod();
  const title = order.lines[0]?.title ?? '';
  const { token: digits, receipt, number, name } = bill;
  const label = bill.numberLabel || m('order.bill-number');
  const text = [
    `${order.supplierName} · ${order.number}`,
    title,
    `${label}: ${number}`,
    digits && `${m('order.bill-token')}: ${tokenText(digits)}`,
    receipt && `${m('order.bill-receipt')}: ${receipt}`,
    `${m('checkout.total')}: ${money(order.total)}`,
  ]
    .filter(Boolean)
    .join('\n');
  const share = async () => {
    // Not all browsers can share, so the text is copied instead.
    if (!('share' in navigator)) return copy(text, m('order.bill-copied'));
    await navigator.share({ text }).catch(() => undefined);
  };
  const facts = [
    [label, number, true],
    [m('order.bill-name'), name, false],
    [m('order.bill-period'), period(bill.period), false],
    [m('order.bill-receipt'), receipt ?? '', true],
  ] as const;
  return (
    <PageSection title={title}>
      {digits && (
        <Token>
          <small>{m('order.bill-token')}</small>
          <Digits>{tokenText(digits)}</Digits>
          <Button $small onClick={() => void copy(digits)}>
            <Copy size={16} aria-hidden />
            {m('order.bill-copy')}
          </Button>
        </Token>
      )}
      <Stack as="dl" $gap={2}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([key, value, isCopied]) => (
            <Row key={key} $gap={[0, 3]} $wraps $justify="space-between">
              <Text as="dt" $tone="text-muted">
                {key}
              </Text>
              <Value>
                {value}
                {isCopied && <CopyButton number={value} />}
              </Value>
            </Row>
          ))}
      </Stack>
      {receipt && (
        <Share $look="secondary" $wide onClick={() => void share()}>
          <Share2 size={18} aria-hidden />
          {m('order.bill-share')}
        </Share>
      )}
    </PageSection>
  );
}
