import { useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import type { RideFlow } from '../../features/rides/use-ride';
import { dayIn } from '../../i18n/days';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Checkbox } from '../../ui/field/checkbox';
import { LabelledInput } from '../../ui/field/text-input';
import { PageSection } from '../../ui/layout/page-section';

const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space-3')};
`;

/** When a call is to be: now, or at a moment that is chosen; an unfinished one is not sent. */
export function RideMoment({ flow }: { flow: RideFlow }) {
  const m = useMessages();
  const moment = useSelector(flow, ({ context }) => context.selection.moment);
  const [isLater, setLater] = useState(moment !== null);
  const [today] = useState(() => dayIn('Asia/Jakarta', Date.now()));
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
            value={moment?.date ?? today}
            onChange={({ currentTarget }) => change(currentTarget.value, moment?.time ?? '')}
          />
          <LabelledInput
            type="time"
            label={m('ride-order.moment-time')}
            value={moment?.time ?? ''}
            onChange={({ currentTarget }) => change(moment?.date ?? today, currentTarget.value)}
          />
        </Fields>
      )}
    </PageSection>
  );
}
