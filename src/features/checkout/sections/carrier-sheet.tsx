import { useSelector } from '@xstate/react';
import { Picture } from '../../../ui/media/picture';
import type { Carrier, CarrierFlow } from '../use-carrier-selection';
import { OptionSheet, type PickerOptions } from '../../../ui/field/option-sheet';
import { useMessages } from '../../../i18n/use-messages';
import { useMoney } from '../../../i18n/money';
import { areCarriersLoading, haveCarriersFailed } from '../selectors';

export interface CarrierSheetProps {
  open: boolean;
  flow: CarrierFlow;
  currency: string;
  onChosen: (kind: Carrier['kind']) => void;
  onClose: () => void;
}

export default function CarrierSheet({ open, flow, currency, onChosen, onClose }: CarrierSheetProps) {
  const m = useMessages();
  const money = useMoney();
  const carriers = useSelector(flow, ({ context }) => context.carriers);
  const picked = useSelector(flow, ({ context }) => context.carrier);
  const isLoading = useSelector(flow, areCarriersLoading);
  const failed = useSelector(flow, haveCarriersFailed);

  const options = carriers.map(({ id, name, icon, cost }) => ({
    id,
    label: name,
    icon: <Picture path={icon} width={40} shape="badge" whole label={name} />,
    ...(cost !== null && { hint: money({ amount: cost, currency }) }),
  }));
  const ready: PickerOptions = isLoading ? { state: 'loading' } : { state: 'ready', options };
  return (
    <OptionSheet
      open={open}
      title={m('checkout.choose-carrier')}
      picked={picked}
      from={
        failed
          ? {
              state: 'failed',
              message: m('checkout.carriers-failed'),
              onRetry: () => flow.send({ type: 'carriers.load' }),
            }
          : ready
      }
      onPick={({ id }) => {
        flow.send({ type: 'carrier.choose', carrier: id });
        onChosen(carriers.find((carrier) => carrier.id === id)?.kind ?? 'FIXED');
      }}
      onClose={onClose}
    />
  );
}
