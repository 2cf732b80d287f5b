import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { ServiceDay } from './booking-rules';
import type { Booking_ServiceFragment } from '../../__generated__/gql/graphql';
import { usePlainDay, useZonedTime } from '../../i18n/days';
import { useMessages } from '../../i18n/use-messages';
import type { ServiceTime } from '../../routing/service-payment';
import { token } from '../../theme/token';
import { ErrorState } from '../../ui/feedback/error-state';
import { Calendar } from '../../ui/field/calendar';
import { ChipInput } from '../../ui/field/chip-input';
import { ChipSet } from '../../ui/field/chip-set';
import { hasFailedDays, isLoadingDays, isReady } from './selectors';
import { useDayChoice } from './use-day-choice';
import type { BookingFlow } from './use-service-booking';
import { Text } from '../../ui/text/text';

export interface TimePickerProps {
  flow: BookingFlow;
  service: Booking_ServiceFragment;
  /** The current time of a booking to be moved. It keeps its length, so only its first day is picked. */
  booked?: ServiceTime | null;
}

const Times = styled(ChipSet)`
  padding-top: ${token('space-4')};
`;

const Hint = styled(Text)`
  padding-top: ${token('space-2')};
`;

/** Within a chip or its heading. */
const Note = ({ children }: { children: ReactNode }) => (
  <Text as="small" $tone="text-muted" $size="small" $weight={400} $block>
    {children}
  </Text>
);

/** Up to this number, the free places are shown. */
const fewFree = 3;

interface TimeChipsProps extends Pick<TimePickerProps, 'flow' | 'booked'> {
  timeZone: string;
  day: ServiceDay | undefined;
}

function TimeChips({ flow, booked, timeZone, day }: TimeChipsProps) {
  const m = useMessages();
  const zoned = useZonedTime();
  const name = useId();
  const time = useSelector(flow, ({ context }) => context.selection.time);
  if (!day || day.times.length === 0) return null;
  const { zone } = zoned({ timeZone, date: day.date, time: day.times[0]?.time ?? null });
  return (
    <Times $minWidth="5.5rem">
      <legend>
        {m('booking.time')}
        {zone && <Note>{m('booking.zone', { zone })}</Note>}
      </legend>
      <div>
        {day.times.map((slot) => {
          const clock = zoned({ timeZone, date: day.date, time: slot.time });
          const isOwn = booked?.start === day.date && booked.time === slot.time;
          const isTaken = slot.free === 0 || isOwn;
          const few = slot.free <= fewFree && m('booking.free', { count: slot.free });
          const note = isTaken ? m(isOwn ? 'booking.current' : 'booking.full') : few;
          return (
            <ChipInput
              key={slot.time}
              name={name}
              checked={slot.time === time}
              disabled={isTaken}
              aria-disabled={isTaken || undefined}
              onChange={() => flow.send({ type: 'time.choose', time: slot.time })}
            >
              <span>
                {clock.time}
                {clock.briefly && <Note>{m('booking.elsewhere', { time: clock.briefly })}</Note>}
                {note && <Note>{note}</Note>}
              </span>
            </ChipInput>
          );
        })}
      </div>
    </Times>
  );
}

/** The calendar of a service, and the free times of the chosen day. */
export function TimePicker({ flow, service, booked = null }: TimePickerProps) {
  const m = useMessages();
  const plainDay = usePlainDay();
  const zoned = useZonedTime();
  const name = useId();
  const { schedule, booking } = service;
  const { timeZone } = booking;
  const loading = useSelector(flow, isLoadingDays);
  const failed = useSelector(flow, hasFailedDays);
  const ready = useSelector(flow, isReady);
  const choice = useDayChoice({ flow, service, booked });
  if (failed) return <ErrorState message={m('booking.failed')} onRetry={() => flow.send({ type: 'days.retry' })} />;
  const { isSpan, picksEnd } = choice;
  const { zone } = zoned({ timeZone, date: choice.zoneDay, time: null });
  const isNights = schedule === 'NIGHTS';
  const ends = [
    { isEnd: false, label: m(isNights ? 'booking.arrival' : 'booking.first-day'), date: choice.start },
    { isEnd: true, label: m(isNights ? 'booking.departure' : 'booking.last-day'), date: choice.end },
  ];
  return (
    <>
      {isSpan && (
        <ChipSet>
          <legend>{m('booking.date')}</legend>
          <div>
            {ends.map((one) => (
              <ChipInput
                key={one.label}
                name={name}
                checked={picksEnd === one.isEnd}
                onChange={() => choice.setPicksEnd(one.isEnd)}
              >
                <span>
                  <Note>{one.label}</Note>
                  {one.date ? plainDay(one.date) : '–'}
                </span>
              </ChipInput>
            ))}
          </div>
        </ChipSet>
      )}
      <Calendar
        month={choice.month}
        first={choice.today.slice(0, 7)}
        start={choice.start}
        end={choice.shownEnd}
        today={choice.today}
        busy={loading}
        reasonOf={choice.reasonOf}
        onMonth={(next) => flow.send({ type: 'month.page', month: next })}
        onPick={choice.pick}
      />
      {ready && !choice.hasFree && (
        <Hint role="status" $tone="text-muted" $size="small">
          {m('booking.none')}
        </Hint>
      )}
      {schedule !== 'DATE_AND_TIME' && zone && (
        <Hint $tone="text-muted" $size="small">
          {m('booking.zone', { zone })}
        </Hint>
      )}
      {schedule === 'DATE_AND_TIME' && <TimeChips flow={flow} booked={booked} timeZone={timeZone} day={choice.day} />}
    </>
  );
}
