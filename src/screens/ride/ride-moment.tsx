import { useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import { BookedText } from '../../features/bookings/booked-text';
import type { RideFlow } from '../../features/rides/use-ride';
import { dayIn, useZonedTime } from '../../i18n/days';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Checkbox } from '../../ui/field/checkbox';
import { LabelledInput } from '../../ui/field/text-input';
import { PageSection } from '../../ui/layout/page-section';

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${token('space-3')};
`;

const Zone = styled.div`
  padding-top: ${token('space-2')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

export interface RideMomentProps {
  flow: RideFlow;
  timeZone: string;
}

/** The time of a call-out: now, or a chosen date and time; an incomplete one is not sent. */
export function RideMoment({ flow, timeZone }: RideMomentProps) {
  const m = useMessages();
  const moment = useSelector(flow, ({ context }) => context.selection.moment);
  const [isLater, setLater] = useState(moment !== null);
  const [today] = useState(() => dayIn(timeZone, Date.now()));
  const { date: start = today, time = '' } = moment ?? {};
  const { zone } = useZonedTime()({ timeZone, date: start || today, time: null });
  const change = (date: string, time: string) => flow.send({ type: 'moment.choose', moment: { date, time } });
  return (
    <PageSection title={m('ride-order.call-when')} anchor="moment">
      <Checkbox
        type="radio"
        name="moment"
        checked={!isLater}
        onChange={() => {
          setLater(false);
          flow.send({ type: 'moment.choose', moment: null });
        }}
      >
        <span>{m('ride-order.call-now')}</span>
      </Checkbox>
      <Checkbox
        type="radio"
        name="moment"
        checked={isLater}
        onChange={() => {
          setLater(true);
          change(today, '');
        }}
      >
        <span>{m('ride-order.later')}</span>
      </Checkbox>
      {isLater && (
        <Fields>
          <LabelledInput
            type="date"
            label={m('ride-order.moment-date')}
            min={today}
            value={start}
            onChange={({ currentTarget }) => change(currentTarget.value, time)}
          />
          <LabelledInput
            type="time"
            label={m('ride-order.moment-time')}
            value={time}
            onChange={({ currentTarget }) => change(start, currentTarget.value)}
          />
        </Fields>
      )}
      {isLater && zone && (
        <Zone role="status">
          {start && time ? (
            <BookedText schedule="DATE_AND_TIME" timeZone={timeZone} at={{ start, end: null, time }} />
          ) : (
            m('booking.zone', { zone })
          )}
        </Zone>
      )}
    </PageSection>
  );
}
