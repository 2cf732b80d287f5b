import { RowGroup } from '../../../../ui/list/row-group';
import { pageNumber } from '../../../../routing/define-route';
import { HoursRow } from '../hours/hours-row';
import { ItemFrame } from '../item-frame';
import type { ItemPageProps } from '../item-page-props';
import { AddressRow } from '../address-row';
import { ShopItems } from './shop-items';

export default function ShopPage({ page, search }: ItemPageProps<'Shop'>) {
  const { item, place, openingHours, searchShown, items } = page;
  return (
    <ItemFrame
      page={page}
      rows={
        <RowGroup>
          {openingHours && <HoursRow hours={openingHours} isClosed={page.isClosed} />}
          {place && <AddressRow link={place} />}
        </RowGroup>
      }
    >
      <ShopItems
        shop={item}
        searchShown={searchShown}
        first={items}
        text={searchShown ? (search.get('cari') ?? '').trim() : ''}
        page={pageNumber(search)}
      />
    </ItemFrame>
  );
}
