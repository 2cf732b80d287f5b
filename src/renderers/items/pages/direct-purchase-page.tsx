import { itemPaymentPath } from '../../../routing/paths';
import { RowGroup } from '../../../ui/list/row-group';
import { BuyBar } from './buy-bar';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { AddressRow } from './address-row';
import { VoucherRow } from './voucher-row';

export default function DirectPurchasePage({ page }: ItemPageProps<'DirectPurchase'>) {
  const { item, place, discountShown, chatShown } = page;
  return (
    <ItemFrame
      page={page}
      rows={
        <RowGroup>
          {discountShown && <VoucherRow page={page} category="DIGITAL" />}
          {place && <AddressRow link={place} />}
        </RowGroup>
      }
      bar={<BuyBar label={page.buyLabel} next={itemPaymentPath(item.id)} chatShown={chatShown} />}
    />
  );
}
