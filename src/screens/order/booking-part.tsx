import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useMemo, useState } from 'react';
import { OrderScreenDocument } from '../../__generated__/documents/order-screen';
import { useRefresh } from '../../api/use-refresh';
import { BookedText } from '../../features/bookings/booked-text';
import type { MoveSheetProps } from '../../features/bookings/move-sheet';
import { locationText } from '../../features/bookings/location-text';
import { useMessages } from '../../i18n/use-messages';
import { serviceScreen } from '../../routing/customer-screen';
import { bookingCalendarPath } from '../../routing/order-paths';
import type { ServiceTime } from '../../routing/service-payment';
import { Button, LinkButton } from '../../ui/button/button';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { OnDemand } from '../../ui/feedback/on-demand';
import { PageSection } from '../../ui/layout/page-section';
import type { ShownOrder } from './shown-order';
import { Text } from '../../ui/text/text';
import { Stack } from '../../ui/layout/stack';
import { Row } from '../../ui/layout/row';

const MoveSheet = serviceScreen<MoveSheetProps>(
  () => import(/* webpackChunkName: "booking-move" */ '../../features/bookings/move-sheet'),
);

export interface BookingPartProps {
  order: ShownOrder & { booking: NonNullable<ShownOrder['booking']> };
}

const over = ['REJECTED', 'CANCELLED', 'VOID'];

/** The time and location of a booked service. The store's rules at the time of booking decide what can be changed. */
export default function BookingPart({ order }: BookingPartProps) {
  const m = useMessages();
  // The terms at the time of opening the sheet, because the page also receives the sheet's own change.
  const [sheetTerms, setSheetTerms] = useState<{ revision: number; at: ServiceTime; turn: number } | null>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseOnBack(open, close);
  const { id, booking, revision, status, canCancel, lines } = order;
  const refresh = useRefresh(
    OrderScreenDocument,
    useMemo(() => ({ id }), [id]),
  );
  const { schedule, timeZone, start, end, time, place, canMove, movesLeft, moveHours, cancelHours } = booking;
  const at = { start, end: time === null ? end : null, time };
  const service = lines[0]?.item.id;
  const openSheet = () => {
    setSheetTerms({ revision, at, turn: (sheetTerms?.turn ?? 0) + 1 });
    setOpen(true);
  };
  return (
    <PageSection title={m('booking.title')}>
      <Stack $gap={3}>
        <BookedText schedule={schedule} timeZone={timeZone} at={at} />
        {place && (
          <div>
            <Text as="small" $tone="text-muted" $block>
              {m('booking.location')}
            </Text>
            {locationText(place)}
          </div>
        )}
        {(canMove || canCancel) && (
          <div>
            {canMove && (
              <Text as="small" $tone="text-muted" $block>
                {m('booking.move-rule', { count: movesLeft, hours: moveHours })}
              </Text>
            )}
            {canCancel && (
              <Text as="small" $tone="text-muted" $block>
                {m('booking.cancel-rule', { hours: cancelHours })}
              </Text>
            )}
          </div>
        )}
        {!over.includes(status) && (
          <Row $gap={2} $wraps>
            {canMove && service && (
              <Button $small $look="secondary" onClick={openSheet}>
                {m('booking.move')}
              </Button>
            )}
            <LinkButton $small $look="secondary" to={bookingCalendarPath(id)} reloadDocument>
              <CalendarPlus size={18} aria-hidden />
              {m('booking.calendar')}
            </LinkButton>
          </Row>
        )}
      </Stack>
      {service && (
        <OnDemand needed={open} onFail={close}>
          {sheetTerms && (
            <MoveSheet
              key={sheetTerms.turn}
              open={open}
              order={id}
              revision={sheetTerms.revision}
              service={service}
              at={sheetTerms.at}
              onClose={close}
              onChange={() => void refresh()}
            />
          )}
        </OnDemand>
      )}
    </PageSection>
  );
}
