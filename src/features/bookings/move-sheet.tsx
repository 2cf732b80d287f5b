import { useCallback } from 'react';
import { MoveBookingDocument } from '../../__generated__/documents/move-booking';
import { ServiceToBookDocument } from '../../__generated__/documents/service-to-book';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
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
import { TimePicker } from './time-picker';
import { type Hold, refusedTime } from './use-service-booking';
import { useTimeSheet } from './use-time-sheet';

export interface MoveSheetProps {
  open: boolean;
  order: string;
  revision: number;
  service: string;
  at: ServiceTime;
  onClose: () => void;
  /** Called if the booking was moved, or has changed since it was shown. */
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
  const { flow, busy, loading, unsure, refused, refusalText, submit } = useTimeSheet(
    { service, hasVariants: false, selection: { variant: null, ...at }, booked: at, take },
    () => {
      toast(m('booking.moved'), toastDurations.shell);
      onClose();
      onChange();
    },
  );
  return (
    <>
      <Sheet
        open={open}
        title={m('booking.move')}
        tall
        onClose={() => !busy && onClose()}
        footer={
          <Button disabled={busy || loading} aria-busy={busy || loading} onClick={submit}>
            {m(unsure ? 'action.retry' : 'booking.move')}
          </Button>
        }
      >
        {unsure && <FormAlert>{m('booking.unsure-move')}</FormAlert>}
        {refusalText && !refused && <FormAlert>{refusalText}</FormAlert>}
        {!unsure && <TimePicker flow={flow} service={service} booked={at} />}
      </Sheet>
      <AlertDialog
        open={refused}
        title={m('result.failure')}
        text={refusalText}
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
      <ErrorState failure={loaded.ok ? { code: 'NOT_FOUND' } : loaded} onRetry={reload} />
    </Sheet>
  );
}
