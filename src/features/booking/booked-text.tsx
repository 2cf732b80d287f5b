import styled from 'styled-components';
import type { ServiceSchedule } from './booking-rules';
import { usePlainDay, useZonedTime } from '../../i18n/days';
import { useMessages } from '../../i18n/use-messages';
import type { ServiceTime } from '../../routing/service-payment';
import { token } from '../../theme/token';
import { unitsOf } from './booking-rules';

export interface BookedTextProps {
  schedule: ServiceSchedule;
  timeZone: string;
  at: ServiceTime;
}

const Text = styled.div`
  b {
    display: block;
  }

  p {
    color: ${token('color-text-muted')};
  }
`;

/** When a service is booked, in its own zone, and what the visitor's clocks show then. */
export function BookedText({ schedule, timeZone, at }: BookedTextProps) {
  const m = useMessages();
  const plainDay = usePlainDay();
  const zoned = useZonedTime();
  const { time, zone, elsewhere } = zoned({ timeZone, date: at.start, time: at.time });
  if (at.time !== null) {
    return (
      <Text>
        <b>{plainDay(at.start, 'long')}</b>
        <p>{[time, zone].filter(Boolean).join(' ')}</p>
        {elsewhere && <p>{m('booking.elsewhere', { time: elsewhere })}</p>}
      </Text>
    );
  }
  const count = unitsOf(schedule, at);
  return (
    <Text>
      <b>{[at.start, at.end ?? at.start].map((date) => plainDay(date)).join(' – ')}</b>
      <p>{m(schedule === 'NIGHTS' ? 'booking.nights' : 'booking.days', { count })}</p>
      {zone && <p>{m('booking.zone', { zone })}</p>}
    </Text>
  );
}
