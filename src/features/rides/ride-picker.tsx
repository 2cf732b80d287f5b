import { useSelector } from '@xstate/react';
import Clock from 'lucide-react/icons/clock';
import House from 'lucide-react/icons/house';
import MapIcon from 'lucide-react/icons/map';
import { type ReactNode, useState } from 'react';
import { SavedAddressDocument } from '../../__generated__/documents/saved-address';
import type { SavedAddressQuery } from '../../__generated__/gql/graphql';
import { useStore } from '../../api/store-context';
import { useCustomerDocument } from '../../api/use-customer-document';
import type { MapPoint } from '../map/tiles';
import LocationPicker from '../search/location-picker';
import { isPickerOpen } from './selectors';
import { recentLocations } from './stored-ride';
import type { FindingFlow, RideFlow, RideLocation } from './use-ride';
import { useMessages } from '../../i18n/use-messages';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { ListButton, ListText } from '../../ui/list/list-row';
import { IconDisc } from '../../ui/media/icon-disc';
import { Hint, useFindingNotice } from './ride-hint';

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

type Address = NonNullable<NonNullable<SavedAddressQuery['customer']>['addresses']>[number]['address'];

const areaOf = ({ district, city }: Pick<Address, 'district' | 'city'>) =>
  [district?.name, city?.name].filter(Boolean).join(', ');

const noVariables = {};

export interface RidePickerProps {
  flow: RideFlow;
  finding: FindingFlow;
  near: MapPoint | null;
  carriesGoods: boolean;
  onAim: () => void;
}

const titles = { origin: 'ride-pick.origin', destination: 'ride-pick.destination' } as const;

/** Picks an end of a ride: by typing, by the device's position, on the map, or from recent places. */
export default function RidePicker({ flow, finding, near, carriesGoods, onAim }: RidePickerProps) {
  const m = useMessages();
  const { codename } = useStore();
  const open = useSelector(flow, isPickerOpen);
  const end = useSelector(flow, ({ context }) => context.end);
  const isCall = useSelector(flow, ({ context }) => context.isCall);
  const notice = useFindingNotice(finding, end);
  const { loaded } = useCustomerDocument(SavedAddressDocument, noVariables);
  const [recent] = useState(() => recentLocations(codename).read());
  const close = () => flow.send({ type: 'picker.close' });
  useCloseOnBack(open, close);
  const saved = (loaded?.ok && loaded.data.customer?.addresses) || [];
  const addresses = saved.filter(({ address }) => areaOf(address) !== '');
  const choose = (location: RideLocation) => {
    finding.send({ type: 'finding.stop', end });
    flow.send({ type: 'location.choose', end, location });
  };
  const chooseSaved = ({ street, district, city }: Address) =>
    finding.send({
      type: 'address.choose',
      end,
      address: { street, district: district?.name ?? '', city: city?.name ?? '' },
    });
  return (
    <LocationPicker
      key={end}
      open={open}
      title={m(isCall ? 'ride-pick.at' : carriesGoods ? 'ride-pick.goods' : titles[end])}
      near={near}
      notice={notice && <Hint $warns={notice.warns}>{notice.text}</Hint>}
      places={
        <>
          {recent.map((location) => (
            <Row
              key={location.address}
              icon={<Clock size={20} />}
              title={location.address}
              hint={m('ride-pick.recent')}
              onSelect={() => choose(location)}
            />
          ))}
          {addresses.map(({ id, address }) => (
            <Row
              key={id}
              icon={<House size={20} />}
              title={address.street || areaOf(address)}
              hint={`${m('ride-pick.address')} · ${areaOf(address)}`}
              onSelect={() => chooseSaved(address)}
            />
          ))}
        </>
      }
      rows={<Row icon={<MapIcon size={20} />} title={m('ride-pick.map')} onSelect={onAim} />}
      onAsk={() => finding.send({ type: 'position.ask', end })}
      onChoose={({ name, region, position }) =>
        choose({ address: [name, region].filter(Boolean).join(', '), ...position })
      }
      onClose={close}
    />
  );
}
