import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import styled from 'styled-components';
import type { OpeningHours_WeekFragment } from '../../../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../../../api/fragment';
import { ActionRow } from '../../../../ui/list/action-row';
import { OnDemand } from '../../../../ui/feedback/on-demand';
import { useMessages } from '../../../../i18n/use-messages';
import { token } from '../../../../theme/token';
import { lazyComponent } from '../../../../lazy/lazy-component';

/** Such as `08:00–17:00`. */
export const hoursText = ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`;

const HoursSheet = lazyComponent(() => import(/* webpackChunkName: "hours-sheet" */ './hours-sheet'));

const State = styled.span<{ $open: boolean }>`
  color: ${({ $open }) => token($open ? 'color-success' : 'color-sale')};
  font-weight: 600;
`;

interface HoursRowProps {
  hours: FragmentOf<OpeningHours_WeekFragment>;
  /** The page says that it is closed, whatever its hours are. */
  isClosed: boolean;
}

export function HoursRow({ hours, isClosed }: HoursRowProps) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const { isOpenNow, today, days } = readFragment(hours);
  const isOpen = isOpenNow && !isClosed;
  const hoursToday = days.find(({ day }) => day === today)?.hours;
  return (
    <>
      <ActionRow
        icon={<Clock size={22} />}
        label={m('hours.title')}
        hint={
          <>
            <State $open={isOpen}>{m(isOpen ? 'hours.open-now' : 'hours.closed-now')}</State>
            {hoursToday && ` · ${hoursText(hoursToday)}`}
          </>
        }
        onSelect={() => setOpen(true)}
      />
      <OnDemand needed={open} onFail={() => setOpen(false)}>
        <HoursSheet open={open} hours={hours} isOpenNow={isOpen} onClose={() => setOpen(false)} />
      </OnDemand>
    </>
  );
}
