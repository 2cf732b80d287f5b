import styled from 'styled-components';
import { Button } from '../../ui/button/button';
import { useCopy } from '../share/copy';
import type { Voucher_CardFragment } from '../../__generated__/gql/graphql';
import { useDay } from '../../i18n/dates';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';
import { token } from '../../theme/token';
import { categoryTexts, useVoucherReason, useVoucherWorth } from './voucher-texts';

export interface VoucherDetailsProps {
  voucher: Voucher_CardFragment;
  onUse?: ((code: string) => void) | undefined;
  onBack: () => void;
}

const Facts = styled.div`
  display: grid;
  gap: ${token('space-2')};

  b {
    font-size: ${token('font-title')};
  }

  p {
    color: ${token('color-text-muted')};
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${token('space-2')};
  margin-top: ${token('space-4')};

  & > * {
    flex: 1;
  }
`;

export function VoucherDetails({ voucher, onUse, onBack }: VoucherDetailsProps) {
  const m = useMessages();
  const money = useMoney();
  const day = useDay();
  const worthOf = useVoucherWorth();
  const reasonOf = useVoucherReason();
  const copy = useCopy();
  return (
    <Facts>
      <small>{m(categoryTexts[voucher.category])}</small>
      <b>{worthOf(voucher)}</b>
      {voucher.note && <p>{voucher.note}</p>}
      {voucher.minimumOrder && <p>{m('voucher.from', { amount: money(voucher.minimumOrder) })}</p>}
      <p>{m('voucher.until', { day: day(voucher.endDate) })}</p>
      {voucher.refusal && <p>{reasonOf(voucher)}</p>}
      <Button $look="secondary" onClick={() => void copy(voucher.code, m('voucher.copied'))}>
        {m('voucher.copy')}
      </Button>
      <Actions>
        <Button $look="quiet" onClick={onBack}>
          {m('action.back')}
        </Button>
        {onUse && !voucher.refusal && <Button onClick={() => onUse(voucher.code)}>{m('voucher.use')}</Button>}
      </Actions>
    </Facts>
  );
}
