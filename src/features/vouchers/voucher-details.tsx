import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { useCopy } from '../share/copy';
import type { Voucher_CardFragment } from '../../__generated__/gql/graphql';
import { useDay } from '../../i18n/dates';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { token } from '../../theme/token';
import { categoryTexts, useVoucherReason, useVoucherWorth } from './voucher-texts';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';

export interface VoucherDetailsProps {
  voucher: Voucher_CardFragment;
  onUse?: ((code: string) => void) | undefined;
  onBack: () => void;
}

const Actions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};
`;

const Fact = ({ children }: { children: string }) => (
  <Text $tone="text-muted" $breaks>
    {children}
  </Text>
);

export function VoucherDetails({ voucher, onUse, onBack }: VoucherDetailsProps) {
  const m = useMessages();
  const money = useMoney();
  const day = useDay();
  const worthOf = useVoucherWorth();
  const reasonOf = useVoucherReason();
  const copy = useCopy();
  return (
    <Stack $gap={2}>
      <small>{m(categoryTexts[voucher.category])}</small>
      <Text as="b" $size="title">
        {worthOf(voucher)}
      </Text>
      {voucher.note && <Fact>{voucher.note}</Fact>}
      {voucher.minimumOrder && <Fact>{m('voucher.from', { amount: money(voucher.minimumOrder) })}</Fact>}
      <Fact>{m('voucher.until', { day: day(voucher.endDate) })}</Fact>
      {voucher.refusal && <Fact>{reasonOf(voucher)}</Fact>}
      <Button $look="secondary" onClick={() => void copy(voucher.code, m('voucher.copied'))}>
        {m('voucher.copy')}
      </Button>
      <Actions>
        <Button $look="quiet" onClick={onBack}>
          {m('action.back')}
        </Button>
        {onUse && !voucher.refusal && <Button onClick={() => onUse(voucher.code)}>{m('voucher.use')}</Button>}
      </Actions>
    </Stack>
  );
}
