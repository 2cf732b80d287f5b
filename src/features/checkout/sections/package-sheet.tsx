import { useSelector } from '@xstate/react';
import type { CarrierFlow } from '../use-carrier-selection';
import { OptionSheet, type PickerOptions } from '../../../ui/field/option-sheet';
import { useMessages } from '../../../i18n/use-messages';
import { useMoney } from '../../../i18n/money';
import { estimateText } from '../../../i18n/numbers';
import { havePackagesFailed, isQuoting } from '../selectors';

export interface PackageSheetProps {
  open: boolean;
  flow: CarrierFlow;
  currency: string;
  onClose: () => void;
}

export default function PackageSheet({ open, flow, currency, onClose }: PackageSheetProps) {
  const m = useMessages();
  const money = useMoney();
  const packages = useSelector(flow, ({ context }) => context.packages);
  const picked = useSelector(flow, ({ context }) => context.service);
  const isLoading = useSelector(flow, isQuoting);
  const failed = useSelector(flow, havePackagesFailed);

  const options = packages.map(({ service, description, cost, estimate }) => ({
    id: service,
    label: `${service} · ${description}`,
    hint: `${money({ amount: cost, currency })} · ${estimateText(m, estimate)}`,
  }));
  const ready: PickerOptions = isLoading ? { state: 'loading' } : { state: 'ready', options };
  return (
    <OptionSheet
      open={open}
      title={m('checkout.choose-package')}
      picked={picked}
      from={
        failed
          ? {
              state: 'failed',
              message: m('checkout.packages-failed'),
              onRetry: () => flow.send({ type: 'packages.load' }),
            }
          : ready
      }
      onPick={({ id }) => {
        flow.send({ type: 'package.choose', service: id });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
