import MapPin from 'lucide-react/icons/map-pin';
import type { Place_LinkFragment } from '../../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../../api/fragment';
import { ActionRow } from '../../../ui/list/action-row';
import { useMessages } from '../../../i18n/use-messages';
import { mapsUrl } from '../../../features/map/maps-url';

export interface AddressRowProps {
  link: FragmentOf<Place_LinkFragment>;
}

export function AddressRow({ link }: AddressRowProps) {
  const m = useMessages();
  const { address, district, city, province, position } = readFragment(link);
  const text = [address, district, city, province].filter(Boolean).join(', ');
  if (!position && !text) return null;
  if (!position) return <ActionRow icon={<MapPin size={22} />} label={text} />;
  return <ActionRow icon={<MapPin size={22} />} label={m('item.location')} hint={text} href={mapsUrl(position)} />;
}
