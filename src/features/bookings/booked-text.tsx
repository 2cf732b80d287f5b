import type { ServiceSchedule } from './booking-rules';
import { usePlainDay, useZonedTime } from '../../i18n/days';
import { useMessages } from '../../i18n/use-messages';
import type { ServiceTime } from '../../routing/service-payment';
import { unitsOf } from './booking-rules';
import { Text } from '../../ui/text/text';

export interface BookedTextProps {
  schedule: ServiceSchedule;
  timeZone: string;
  at: ServiceTime;
}

/** The booked time of a service, in the service's time zone and, if different, in the visitor's. */
export function BookedText({ schedule, timeZone, at }: BookedTextProps) {
  const m = useMessages();
  const plainDay = usePlainDay();
  const zoned = useZonedTime();
  const { time, zone, elsewhere } = zoned({ timeZone, date: at.start, time: at.time });
  if (at.time !== null) {
    return (
      <div>
        <Text as="b" $block>
          {plainDay(at.start, 'long')}
        </Text>
        <Text $tone="text-muted">{[time, zone].filter(Boolean).join(' ')}</Text>
        {elsewhere && <Text $tone="text-muted">{m('booking.elsewhere', { time: elsewhere })}</Text>}
      </div>
    );
  }
  const count = unitsOf(schedule, at);
  return (
    <div>
      <Text as="b" $block>
        {[at.start, at.end ?? at.start].map((date) => plainDay(date)).join(' – ')}
      </Text>
      <Text $tone="text-muted">{m(schedule === 'NIGHTS' ? 'booking.nights' : 'booking.days', { count })}</Text>
      {zone && <Text $tone="text-muted">{m('booking.zone', { zone })}</Text>}
    </div>
  );
}
