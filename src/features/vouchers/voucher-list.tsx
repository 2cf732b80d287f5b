import TicketPercent from 'lucide-react/icons/ticket-percent';
import styled from 'styled-components';
import { VouchersDocument } from '../../__generated__/documents/vouchers';
import type { Voucher_CardFragment, VoucherCategory, VoucherPurchaseInput } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useLoaded } from '../../api/use-loaded';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { useDay } from '../../i18n/dates';
import { useMessages } from '../../i18n/use-messages';
import { useMoney, useWalletMoney } from '../../i18n/money';
import { token } from '../../theme/token';
import { categoryTexts, useVoucherReason, useVoucherWorth } from './voucher-texts';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';

export interface VoucherListProps {
  supplier: string | null;
  category: VoucherCategory | undefined;
  purchase: VoucherPurchaseInput | undefined;
  onSee: (voucher: Voucher_CardFragment) => void;
  onUse?: ((code: string) => void) | undefined;
}

const Card = styled.li`
  padding: ${token('space-3')};
  border: 1px dashed ${token('color-outline')};
  border-radius: ${token('radius-card')};
`;

const Actions = styled.div`
  display: flex;
  gap: ${token('space-3')};
  justify-content: space-between;
  margin-top: ${token('space-2')};
`;

const Fact = ({ children }: { children: string }) => (
  <Text $tone="text-muted" $size="small">
    {children}
  </Text>
);

export function VoucherList({ supplier, category, purchase, onSee, onUse }: VoucherListProps) {
  const m = useMessages();
  const money = useMoney();
  const walletMoney = useWalletMoney();
  const day = useDay();
  const worthOf = useVoucherWorth();
  const reasonOf = useVoucherReason();
  const { loaded, reload } = useLoaded(VouchersDocument, { supplier, ...(purchase && { purchase }) });
  if (!loaded.ok) return <ErrorState message={m('voucher.failed')} failure={loaded} onRetry={reload} />;
  const vouchers = loaded.data.vouchers
    .map((voucher) => readFragment(voucher))
    .filter((voucher) => category === undefined || voucher.category === category);
  if (vouchers.length === 0) {
    return <EmptyState icon={<TicketPercent size={40} strokeWidth={1.5} />} title={m('voucher.none')} />;
  }
  return (
    <Stack as="ul" $gap={3} $padding={[0, 4]}>
      {vouchers.map((voucher) => (
        <Card key={voucher.id}>
          <Text as="small" $tone="text-muted" $size="small" $block>
            {m(categoryTexts[voucher.category])}
          </Text>
          <Text as="b" $size="large" $block>
            {worthOf(voucher)}
          </Text>
          {voucher.minimumOrder && <Fact>{m('voucher.from', { amount: money(voucher.minimumOrder) })}</Fact>}
          <Fact>{m('voucher.until', { day: day(voucher.endDate) })}</Fact>
          {voucher.saving && (
            <Text $tone="success" $size="small" $weight={600}>
              {voucher.isCashback
                ? m('voucher.cashback-of', { worth: walletMoney(voucher.saving) })
                : m('voucher.saves', { amount: walletMoney(voucher.saving) })}
            </Text>
          )}
          {voucher.refusal && (
            <Text $tone="sale" $size="small" $weight={600}>
              {reasonOf(voucher)}
            </Text>
          )}
          <Actions>
            <Button
              $look="quiet"
              $small
              aria-label={`${m('voucher.details')} ${voucher.code}`}
              onClick={() => onSee(voucher)}
            >
              {m('voucher.details')}
            </Button>
            {onUse && !voucher.refusal && (
              <Button $small aria-label={`${m('voucher.use')} ${voucher.code}`} onClick={() => onUse(voucher.code)}>
                {m('voucher.use')}
              </Button>
            )}
          </Actions>
        </Card>
      ))}
    </Stack>
  );
}
