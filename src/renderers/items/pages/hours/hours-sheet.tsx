import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { OpeningHours_WeekFragment } from '../../../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../../../api/fragment';
import { Badge } from '../../../../ui/card/badge';
import { Sheet } from '../../../../ui/dialog/sheet';
import { useMessages } from '../../../../i18n/use-messages';
import { useWeekday } from '../../../../i18n/dates';
import { token } from '../../../../theme/token';
import { hoursText } from './hours-row';

const State = styled.p`
  margin-bottom: ${token('space-2')};
`;

const Day = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('size-touch')};
  padding-inline: ${token('space-3')};
  margin-inline: calc(-1 * ${token('space-3')});
  border-radius: ${token('radius-control')};

  &[aria-current] {
    background: ${token('color-action-soft')};
    font-weight: 600;
  }
`;

const Hours = styled.dd<{ $closed: boolean }>`
  margin-inline-start: auto;
  ${({ $closed }) => $closed && `color: ${token('color-text-muted')};`}
  font-variant-numeric: tabular-nums;
`;

export interface HoursSheetProps {
  open: boolean;
  hours: FragmentOf<OpeningHours_WeekFragment>;
  state: ReactNode;
  onClose: () => void;
}

export default function HoursSheet({ open, hours, state, onClose }: HoursSheetProps) {
  const m = useMessages();
  const weekday = useWeekday();
  const { today, days } = readFragment(hours);
  return (
    <Sheet open={open} title={m('hours.title')} onClose={onClose}>
      <State>{state}</State>
      <dl>
        {days.map(({ day, hours: hoursOfDay }) => (
          <Day key={day} aria-current={day === today ? 'date' : undefined}>
            <dt>
              {weekday(day)} {day === today && <Badge>{m('hours.today')}</Badge>}
            </dt>
            <Hours $closed={!hoursOfDay}>{hoursOfDay ? hoursText(hoursOfDay) : m('hours.all-day-closed')}</Hours>
          </Day>
        ))}
      </dl>
    </Sheet>
  );
}
