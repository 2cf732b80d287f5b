import Layers from 'lucide-react/icons/layers';
import { readFragment } from '../../../api/fragment';
import { ActionRow } from '../../../ui/list/action-row';
import { BottomActions } from '../../../ui/layout/bottom-actions';
import { Button } from '../../../ui/button/button';
import { RowGroup } from '../../../ui/list/row-group';
import { useMessages } from '../../../i18n/use-messages';
import { itemPath } from '../../../routing/paths';
import { GuestForm } from '../../../features/account/guest-form';
import { ChatButton } from './chat-button';
import { FactTable } from './fact-table';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { AddressRow } from './address-row';
import { StockLine } from './stock-line';
import { useChoice } from './use-choice';
import { VoucherRow } from './voucher-row';

/** A weight in grams as people write it: `250 g`, `1,5 kg`. */
export const weightText = (grams: number, decimal: ',' | '.' = ',') =>
  grams < 1_000 ? `${grams} g` : `${String(Math.round(grams / 10) / 100).replace('.', decimal)} kg`;

export default function GoodsPage({ page }: ItemPageProps<'Goods'>) {
  const m = useMessages();
  const { item, place, factsShown, chatShown, discountShown } = page;
  const offer = readFragment(page.offer);
  const { choose, sheet } = useChoice(item, offer);
  const path = itemPath(item);
  const { variants, maxQuantity } = offer;
  const isSingle = variants.length === 0;
  const stock = isSingle ? offer.stock : null;
  const isAskedFor = maxQuantity === 0;
  const isOff = isAskedFor || stock === 0;
  const facts = page.weight > 0 ? [[m('item.weight'), weightText(page.weight)] as const] : [];
  return (
    <ItemFrame
      page={page}
      stock={isAskedFor ? m('item.ask-first') : factsShown && stock !== null && <StockLine stock={stock} />}
      rows={
        <RowGroup>
          {discountShown && <VoucherRow page={page} category="GOODS" />}
          {variants.length > 0 && (
            <GuestForm next={path} onSubmit={() => choose('cart')}>
              <ActionRow
                submits
                icon={<Layers size={22} />}
                label={m('item.choose-variant')}
                hint={m('item.variants', { count: variants.length })}
              />
            </GuestForm>
          )}
          {place && <AddressRow link={place} />}
        </RowGroup>
      }
      facts={factsShown && facts.length > 0 && <FactTable title={m('item.details')} facts={facts} />}
      bar={
        <BottomActions>
          {chatShown && <ChatButton />}
          <GuestForm next={path} onSubmit={() => choose('cart')}>
            <Button type="submit" $look="secondary" $wide aria-disabled={isOff || undefined}>
              {m('item.add-to-cart')}
            </Button>
          </GuestForm>
          <GuestForm next={path} onSubmit={() => choose('buy')}>
            <Button type="submit" $wide aria-disabled={isOff || undefined}>
              {m('item.buy-now')}
            </Button>
          </GuestForm>
        </BottomActions>
      }
    >
      {sheet}
    </ItemFrame>
  );
}
