import { useSelector } from '@xstate/react';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import type { AddressFlow } from './use-address';
import { OptionSheet, type PickerOptions } from '../../ui/field/option-sheet';
import { useMessages } from '../../i18n/use-messages';
import { regionTexts } from './region-texts';
import { haveRegionsFailed, isChoosing, isPicking } from './selectors';

export interface RegionSheetProps {
  flow: AddressFlow;
}

export default function RegionSheet({ flow }: RegionSheetProps) {
  const m = useMessages();
  const level = useSelector(flow, ({ context }) => context.level);
  const offered = useSelector(flow, ({ context }) => context.offered);
  const chosen = useSelector(flow, ({ context }) => context.regions[context.level]);
  const open = useSelector(flow, isPicking);
  const failed = useSelector(flow, haveRegionsFailed);
  const choosing = useSelector(flow, isChoosing);
  const close = () => flow.send({ type: 'region.close' });
  useCloseOnBack(open, close);
  const { choose, failed: message } = regionTexts[level];
  let from: PickerOptions = { state: 'loading' };
  if (failed) from = { state: 'failed', message: m(message), onRetry: () => flow.send({ type: 'region.reload' }) };
  if (choosing) from = { state: 'ready', options: offered.map(({ id, name }) => ({ id, label: name })) };
  return (
    <OptionSheet
      open={open}
      title={m(choose)}
      picked={chosen?.id ?? null}
      from={from}
      onPick={({ id, label }) => flow.send({ type: 'region.choose', region: { id, name: label } })}
      onClose={close}
    />
  );
}
