import { readFragment } from '../../../../api/fragment';
import { BottomActions } from '../../../../ui/layout/bottom-actions';
import { LinkButton } from '../../../../ui/button/link-button';
import { RowGroup } from '../../../../ui/list/row-group';
import { useMessages } from '../../../../i18n/use-messages';
import { maintenancePath } from '../../../../routing/paths';
import { ChatButton } from '../chat-button';
import { ItemFrame } from '../item-frame';
import type { ItemPageProps } from '../item-page-props';
import { RideEnds } from './ride-ends';
import { RideMap } from './ride-map';
import { RideTariff } from './ride-tariff';
import { VoucherRow } from '../voucher-row';

/** A ride or delivery as a visitor sees it: the map, its ends, and what it costs. Ordering needs a customer. */
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
          <RideEnds ride={page} />
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
          {chatShown && <ChatButton />}
          <LinkButton to={maintenancePath} $wide>
            {m('ride.order')}
          </LinkButton>
        </BottomActions>
      }
    />
  );
}
