import Hourglass from 'lucide-react/icons/hourglass';
import { useDay } from '../../../i18n/dates';
import { useMessages } from '../../../i18n/use-messages';
import { ActionRow } from '../../../ui/list/action-row';

/** The last day on which the purchase can be used; shows nothing without one. */
export function ExpiryRow({ on }: { on: string | null }) {
  const m = useMessages();
  const day = useDay();
  return on && <ActionRow icon={<Hourglass size={22} />} label={m('item.expires')} hint={day(on)} />;
}
