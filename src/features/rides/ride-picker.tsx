import { useSelector } from '@xstate/react';
import Clock from 'lucide-react/icons/clock';
import House from 'lucide-react/icons/house';
import MapIcon from 'lucide-react/icons/map';
import { type ReactNode, useState } from 'react';
import { FindPlacesDocument } from '../../__generated__/documents/find-places';
import { SavedAddressDocument } from '../../__generated__/documents/saved-address';
import type { SavedAddressQuery } from '../../__generated__/gql/graphql';
import { useExecute } from '../../api/execute';
import { useStore } from '../../api/store-context';
import { useCustomerDocument } from '../../api/use-customer-document';
import type { MapPoint } from '../map/tiles';
import LocationPicker from '../near-me/location-picker';
import { findingStateOf, isPickerOpen, troubleTexts } from './selectors';
import { recentLocations } from './stored-ride';
import type { FindingFlow, RideFlow } from './use-ride';
import { useMessages } from '../../i18n/use-messages';
import { useBackCloses } from '../../ui/dialog/use-back-closes';
import { ListButton, ListText } from '../../ui/list/list-row';
import { IconDisc } from '../../ui/media/icon-disc';
import { Hint } from './ride-hint';

interface RowProps {
  icon: ReactNode;
  title: string;
  hint?: string;
  onSelect: () => void;
}

const Row = ({ icon, title, hint, onSelect }: RowProps) => (
  <li>
    <ListButton onClick={onSelect}>
      <IconDisc $size={40} $shape="round" $soft>
        {icon}
      </IconDisc>
      <ListText>
        <b>{title}</b>
        {hint && <small>{hint}</small>}
      </ListText>
    </ListButton>
  </li>
);

type Address = NonNullable<SavedAddressQuery['savedAddresses']>[number]['address'];

const areaOf = ({ district, city }: Pick<Address, 'district' | 'city'>) =>
  [district?.name, city?.name].filter(Boolean).join(', ');

const noVariables = {};

export interface RidePickerProps {
  flow: RideFlow;
  finding: FindingFlow;
  near: MapPoint | null;
  onAim: () => void;
}

const titles = { origin: 'ride-pick.origin', destination: 'ride-pick.destination' } as const;

/** Where a ride begins or ends: typed, the device's own position, a point of the map, or a place of before. */
export default function RidePicker({ flow, finding, near, onAim }: RidePickerProps) {
  const m = useMessages();
  const execute = useExecute();
  const { codename } = useStore();
  const open = useSelector(flow, isPickerOpen);
  const end = useSelector(flow, ({ context }) => context.end);
  const isCall = useSelector(flow, ({ context }) => context.isCall);
  const state = useSelector(finding, findingStateOf);
  const trouble = useSelector(finding, ({ context }) => context.trouble);
  const { loaded } = useCustomerDocument(SavedAddressDocument, noVariables);
  const [recent] = useState(() => recentLocations(codename).read());
  const close = () => flow.send({ type: 'picker.close' });
  useBackCloses(open, close);
  const saved = (loaded?.ok && loaded.data.savedAddresses) || [];
  const addresses = saved.filter(({ address }) => areaOf(address) !== '');
  const chooseSaved = async ({ street, district, city }: Address) => {
    const area = areaOf({ district, city });
    const answer = await execute(FindPlacesDocument, { text: district?.name ?? area, near });
    const [match] = answer.ok ? answer.data.places : [];
    if (!match) return onAim();
    const location = { address: [street, area].filter(Boolean).join(', '), ...match.position };
    flow.send({ type: 'location.choose', end, location });
  };
  const busyText = state === 'slow' ? m('ride-pick.slow') : m('ride-pick.locating');
  const notice = state ? busyText : trouble && m(troubleTexts[trouble]);
  return (
    <LocationPicker
      key={end}
      open={open}
      title={m(isCall ? 'ride-pick.at' : titles[end])}
      near={near}
      notice={notice && <Hint $warns={!state}>{notice}</Hint>}
      rows={
        <>
          <Row icon={<MapIcon size={20} />} title={m('ride-pick.map')} onSelect={onAim} />
          {addresses.map(({ id, address }) => (
            <Row
              key={id}
              icon={<House size={20} />}
              title={address.street || areaOf(address)}
              hint={`${m('ride-pick.address')} · ${areaOf(address)}`}
              onSelect={() => void chooseSaved(address)}
            />
          ))}
          {recent.map((location) => (
            <Row
              key={location.address}
              icon={<Clock size={20} />}
              title={location.address}
              hint={m('ride-pick.recent')}
              onSelect={() => flow.send({ type: 'location.choose', end, location })}
            />
          ))}
        </>
      }
      onAsk={() => finding.send({ type: 'position.ask', end })}
      onChoose={({ name, region, position }) =>
        flow.send({
          type: 'location.choose',
          end,
          location: { address: [name, region].filter(Boolean).join(', '), ...position },
        })
      }
      onClose={close}
    />
  );
}
