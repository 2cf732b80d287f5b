import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import type { OpeningHours_WeekFragment } from '../../../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../../../api/fragment';
import { ActionRow } from '../../../../ui/list/action-row';
import { OnDemand } from '../../../../ui/feedback/on-demand';
import { useMessages } from '../../../../i18n/use-messages';
import { lazyComponent } from '../../../../lazy/lazy-component';
import { Text } from '../../../../ui/text/text';

/** Such as `08:00–17:00`. */
export const hoursText = ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`;

const HoursSheet = lazyComponent(() => import(/* webpackChunkName: "hours-sheet" */ './hours-sheet'));

interface HoursRowProps {
  hours: FragmentOf<OpeningHours_WeekFragment>;
  isClosed: boolean;
  isBookable?: boolean;
}

export function HoursRow({ hours, isClosed, isBookable = false }: HoursRowProps) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const { isOpenNow, today, days } = readFragment(hours);
  const state = isClosed ? 'hours.closed-now' : isBookable && !isOpenNow ? 'hours.bookable' : 'hours.open-now';
  const stateText = (
    <Text as="span" $tone={isClosed ? 'sale' : 'success'} $weight={600}>
      {m(state)}
    </Text>
  );
  const hoursToday = days.find(({ day }) => day === today)?.hours;
  return (
    <>
      <ActionRow
        icon={<Clock size={22} />}
        label={m('hours.title')}
        hint={
          <>
            {stateText}
            {hoursToday && ` · ${hoursText(hoursToday)}`}
          </>
        }
        onSelect={() => setOpen(true)}
      />
      <OnDemand needed={open} onFail={() => setOpen(false)}>
        <HoursSheet open={open} hours={hours} state={stateText} onClose={() => setOpen(false)} />
      </OnDemand>
    </>
  );
}
