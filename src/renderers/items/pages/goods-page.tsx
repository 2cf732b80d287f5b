import Layers from 'lucide-react/icons/layers';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { Item_PageFragment, Offer_BarFragment } from '../../../__generated__/gql/graphql';
import { readFragment } from '../../../api/fragment';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { GuestForm } from '../../../features/accounts/guest-form';
import { takePending } from '../../../features/catalogue/choice/pending-choice';
import type { ChoiceSheetProps } from '../../../features/catalogue/choice/shown-options';
import { useMessages } from '../../../i18n/use-messages';
import { offlineScreen } from '../../../routing/customer-screen';
import { itemPath } from '../../../routing/paths';
import { token } from '../../../theme/token';
import { Button } from '../../../ui/button/button';
import { lowStock, StockLabel } from '../../../ui/card/stock-label';
import { useCloseOnBack } from '../../../ui/dialog/use-close-on-back';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { BottomActions } from '../../../ui/layout/bottom-actions';
import { ActionRow } from '../../../ui/list/action-row';
import { RowGroup } from '../../../ui/list/row-group';
import { AddressRow } from './address-row';
import { ChatButton } from './chat-button';
import { FactTable } from './fact-table';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { VoucherRow } from './voucher-row';

const Line = styled.div`
  color: ${token('color-text-muted')};
  font-size: 0.8125rem;
`;

export interface StockLineProps {
  stock: number;
}

function StockLine({ stock }: StockLineProps) {
  const m = useMessages();
  return <Line>{stock < lowStock ? <StockLabel stock={stock} inherits /> : m('item.stock', { count: stock })}</Line>;
}

const ChoiceSheet = offlineScreen<ChoiceSheetProps>(
  () => import(/* webpackChunkName: "choice-sheet" */ '../../../features/catalogue/choice/choice-sheet'),
);

type Intent = 'cart' | 'buy';

/** Opens the sheet of variants and quantities; a choice made before sign-in resumes. */
function useChoice(
  item: Item_PageFragment['item'],
  offer: Offer_BarFragment,
): { choose: (intent: Intent) => void; sheet: ReactNode } {
  const { codename } = useStore();
  const signedIn = useSignedIn();
  const [open, setOpen] = useState(false);
  const [request, setRequest] = useState<{ intent: Intent; goesOn: boolean }>({ intent: 'cart', goesOn: false });
  const close = () => setOpen(false);
  useCloseOnBack(open, close);
  const show = (intent: Intent, goesOn: boolean) => {
    setRequest({ intent, goesOn });
    setOpen(true);
  };
  const goOn = useEffectEvent(() => {
    const pending = takePending(codename, item.id);
    if (pending) show(pending, true);
  });
  useEffect(() => {
    if (signedIn) queueMicrotask(() => goOn());
  }, [signedIn]);
  return {
    choose: (intent) => show(intent, false),
    sheet: (
      <OnDemand needed={open} onFail={close}>
        <ChoiceSheet open={open} {...request} item={item} offer={offer} onClose={close} />
      </OnDemand>
    ),
  };
}

/** Formats a weight in grams: `250 g`, `1,5 kg`. */
export const weightText = (grams: number, decimal: ',' | '.' = ',') =>
  grams < 1_000 ? `${grams} g` : `${String(Math.round(grams / 10) / 100).replace('.', decimal)} kg`;

export default function GoodsPage({ page }: ItemPageProps<'Goods'>) {
  const m = useMessages();
  const { item, place, factsShown, chatShown, discountShown } = page;
  const offer = readFragment(page.offer);
  const { choose, sheet } = useChoice(item, offer);
  const path = itemPath(item);
  const { variants, maxQuantity } = offer;
  const ofVariants = variants.every((variant) => variant.stock === 0) ? 0 : null;
  const stock = variants.length > 0 ? ofVariants : offer.stock;
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
          {chatShown && <ChatButton page={page} />}
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
