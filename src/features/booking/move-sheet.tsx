import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { MoveBookingDocument } from '../../__generated__/documents/move-booking';
import { ServiceToBookDocument } from '../../__generated__/documents/service-to-book';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useExecute } from '../../api/execute';
import { readFragment } from '../../api/fragment';
import { unwrap } from '../../api/unwrap';
import { useLoaded } from '../../api/use-loaded';
import { useMessages } from '../../i18n/use-messages';
import type { ServiceTime } from '../../routing/service-payment';
import { Button } from '../../ui/button/button';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { Sheet } from '../../ui/dialog/sheet';
import { ErrorState } from '../../ui/feedback/error-state';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { FormAlert } from '../../ui/field/form-alert';
import { useRefusalText } from '../refusals/refusal-text';
import { isHeld, isHolding, isRefusedBooking, isUnsure, outputOf } from './selectors';
import { TimePicker } from './time-picker';
import { type Hold, refusedTime, useServiceBooking } from './use-service-booking';

export interface MoveSheetProps {
  open: boolean;
  order: string;
  revision: number;
  service: string;
  at: ServiceTime;
  onClose: () => void;
  /** The booking has another time, or is not as it was seen. */
  onChange: () => void;
}

function MoveForm({
  open,
  order,
  revision,
  at,
  service,
  onClose,
  onChange,
}: Omit<MoveSheetProps, 'service'> & { service: Booking_ServiceFragment }) {
  const m = useMessages();
  const toast = useToast();
  const textOf = useRefusalText();
  const execute = useExecute();
  const take = useCallback(
    async ({ selection: { start, time } }: Hold) => {
      const move = { order, revision, start: start ?? '', time };
      const { moveBooking } = unwrap(await execute(MoveBookingDocument, { move }));
      if (moveBooking.__typename === 'Refusal') return refusedTime(moveBooking);
      return { outcome: 'held', milliseconds: 0 } as const;
    },
    [execute, order, revision],
  );
  const flow = useServiceBooking({ service, hasVariants: false, selection: { variant: null, ...at }, take });
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const holding = useSelector(flow, isHolding);
  const held = useSelector(flow, isHeld);
  const unsure = useSelector(flow, isUnsure);
  const refused = useSelector(flow, isRefusedBooking);
  const end = useSelector(flow, outputOf);
  useFlowEvents(flow, {
    'day.missing': () => toast(m('booking.day-missing'), toastDurations.validation),
    'time.missing': () => toast(m('booking.time-missing'), toastDurations.validation),
  });
  useEffect(() => {
    if (held) flow.send({ type: 'selection.submit' });
  }, [flow, held]);
  const finish = useEffectEvent(() => {
    toast(m('booking.moved'), toastDurations.shell);
    onClose();
    onChange();
  });
  useEffect(() => {
    if (end) finish();
  }, [end]);
  const busy = holding || held;
  return (
    <>
      <Sheet
        open={open}
        title={m('booking.move')}
        tall
        onClose={() => !busy && onClose()}
        footer={
          <Button disabled={busy} aria-busy={busy} onClick={() => flow.send({ type: 'selection.submit' })}>
            {m(unsure ? 'action.retry' : 'booking.move')}
          </Button>
        }
      >
        {unsure && <FormAlert>{m('booking.unsure-move')}</FormAlert>}
        {refusal && !refused && <FormAlert>{textOf(refusal)}</FormAlert>}
        {!unsure && <TimePicker flow={flow} service={service} moves />}
      </Sheet>
      <AlertDialog
        open={refused}
        title={m('result.failure')}
        text={refusal ? textOf(refusal) : ''}
        onClose={() => {
          onClose();
          onChange();
        }}
      />
    </>
  );
}

/** Moves a booking to another time of the same length. */
export default function MoveSheet({ service, ...props }: MoveSheetProps) {
  const { loaded, reload } = useLoaded(ServiceToBookDocument, { id: service });
  const m = useMessages();
  const page = loaded.ok ? loaded.data.itemPage : null;
  if (page?.__typename === 'ServicePage') return <MoveForm {...props} service={readFragment(page)} />;
  return (
    <Sheet open={props.open} title={m('booking.move')} onClose={props.onClose}>
      <ErrorState onRetry={reload} code={loaded.ok ? 'NOT_FOUND' : loaded.code} />
    </Sheet>
  );
}
