import type { Payment_OptionFragment } from '../../__generated__/gql/graphql';
import { Picture } from '../../ui/media/picture';
import { OptionSheet } from '../../ui/field/option-sheet';
import { useMessages } from '../../i18n/use-messages';
import { useMoney } from '../../i18n/money';

export interface PaymentSheetProps {
  open: boolean;
  options: readonly Payment_OptionFragment[];
  picked: string | null;
  onPick: (id: string) => void;
  onClose: () => void;
}

export default function PaymentSheet({ open, options, picked, onPick, onClose }: PaymentSheetProps) {
  const m = useMessages();
  const money = useMoney();
  return (
    <OptionSheet
      open={open}
      title={m('checkout.choose-payment')}
      picked={picked}
      from={{
        state: 'ready',
        options: options.map(({ id, title, info, icon, fee }) => ({
          id,
          label: title,
          icon: <Picture path={icon} width={40} shape="badge" whole label={title} />,
          hint: [info, fee.amount > 0 && m('checkout.payment-fee-of', { fee: money(fee) })].filter(Boolean).join(' · '),
        })),
      }}
      onPick={({ id }) => onPick(id)}
      onClose={onClose}
    />
  );
}
