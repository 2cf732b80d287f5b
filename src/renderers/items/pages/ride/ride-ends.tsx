import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleDot from 'lucide-react/icons/circle-dot';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import type { Ride_OrderFragment } from '../../../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../../../api/fragment';
import { ActionRow } from '../../../../ui/list/action-row';
import { RowGroup } from '../../../../ui/list/row-group';
import { useMessages } from '../../../../i18n/use-messages';
import { ridePath } from '../../../../routing/paths';

export interface RideEndsProps {
  /** The id of the item. */
  id: string;
  ride: FragmentOf<Ride_OrderFragment>;
}

interface EndProps {
  icon: ReactNode;
  label: string;
  /** Set by the seller; otherwise the visitor chooses it. */
  fixed?: string;
  prompt: string;
  to: string;
}

function End({ icon, label, fixed, prompt, to }: EndProps) {
  if (fixed) return <ActionRow icon={icon} label={fixed} hint={label} />;
  return <ActionRow to={to} icon={icon} label={prompt} hint={label} />;
}

export function RideEnds({ id, ride }: RideEndsProps) {
  const m = useMessages();
  const to = ridePath(id);
  const { isCall, origin, destination } = readFragment(ride);
  if (isCall) {
    return (
      <RowGroup>
        <End
          icon={<MapPin size={22} />}
          label={m('ride.at')}
          fixed={origin?.address}
          prompt={m('ride.pick-at')}
          to={to}
        />
        <End icon={<CalendarClock size={22} />} label={m('ride.time')} prompt={m('ride.pick-time')} to={to} />
      </RowGroup>
    );
  }
  return (
    <RowGroup>
      <End
        icon={<CircleDot size={22} />}
        label={m('ride.origin')}
        fixed={origin?.address}
        prompt={m('ride.pick-origin')}
        to={to}
      />
      <End
        icon={<MapPin size={22} />}
        label={m('ride.destination')}
        fixed={destination?.address}
        prompt={m('ride.pick-destination')}
        to={to}
      />
    </RowGroup>
  );
}
