import styled from 'styled-components';
import { readFragment } from '../../../../api/fragment';
import { StillMap } from '../../../../features/map/still-map';
import { defaultCentre, mapHeight, type MapPoint, zooms } from '../../../../features/map/tiles';
import { useMessages } from '../../../../i18n/use-messages';
import { ridePath } from '../../../../routing/paths';
import { token } from '../../../../theme/token';
import { LinkButton } from '../../../../ui/button/button';
import { BottomActions } from '../../../../ui/layout/bottom-actions';
import { RowGroup } from '../../../../ui/list/row-group';
import { ChatButton } from '../chat-button';
import { ItemFrame } from '../item-frame';
import type { ItemPageProps } from '../item-page-props';
import { VoucherRow } from '../voucher-row';
import { RideEnds } from './ride-ends';
import { RideTariff } from './ride-tariff';

const widest = 480;

const Frame = styled.section`
  height: ${mapHeight}px;
  overflow: hidden;
  background: ${token('color-placeholder')};
`;

export interface RideMapProps {
  name: string;
  /** The ends that the seller has fixed; the first is in the middle. */
  points: readonly MapPoint[];
}

function RideMap({ name, points }: RideMapProps) {
  const m = useMessages();
  return (
    <Frame aria-label={m('map.label', { name })}>
      <StillMap
        point={points[0] ?? defaultCentre}
        zoom={points[0] ? zooms.normal : zooms.min}
        width={widest}
        height={mapHeight}
      />
    </Frame>
  );
}

/**
 * A ride or delivery as a visitor sees it: the map, its start and destination, and its price. Only customers can order
 * it.
 */
export default function RidePage({ page }: ItemPageProps<'CourierRide'>) {
  const m = useMessages();
  const ride = readFragment(page);
  const { item, place, discountShown, chatShown } = page;
  return (
    <ItemFrame
      page={page}
      priceUnit={m('item.per-km')}
      lead={
        <RideMap
          name={item.title}
          points={[ride.origin?.position, ride.destination?.position, place?.position].flatMap((point) => point ?? [])}
        />
      }
      rows={
        <>
          <RideEnds id={item.id} ride={page} />
          {discountShown && (
            <RowGroup>
              <VoucherRow page={page} category="COURIER" />
            </RowGroup>
          )}
        </>
      }
      facts={<RideTariff ride={page} price={item.price} />}
      bar={
        <BottomActions>
          {chatShown && <ChatButton page={page} />}
          <LinkButton to={ridePath(item.id)} $wide>
            {m('ride.order')}
          </LinkButton>
        </BottomActions>
      }
    />
  );
}
