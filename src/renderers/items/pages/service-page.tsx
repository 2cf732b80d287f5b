import Hourglass from 'lucide-react/icons/hourglass';
import Layers from 'lucide-react/icons/layers';
import { readFragment } from '../../../api/fragment';
import { ActionRow } from '../../../components/action-row';
import { RowGroup } from '../../../components/row-group';
import { useDay } from '../../../i18n/use-day';
import { useMessages } from '../../../i18n/use-messages';
import { itemPath, itemPaymentPath } from '../../../routing/paths';
import { GuestForm } from '../../guest-form';
import { BuyBar } from './buy-bar';
import { FactTable } from './fact-table';
import { HoursRow } from './hours-row';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { PlaceRow } from './place-row';
import { useChoice } from './use-choice';
import { VoucherRow } from './voucher-row';

/** A service: what to choose from, when it can be had, and until when. */
export default function ServicePage({ page, details }: ItemPageProps<'Service'>) {
  const m = useMessages();
  const day = useDay();
  const { item, place, discountShown, chatShown } = page;
  const { byAppointment, expiresOn, openingHours } = details;
  const purchase = readFragment(details.purchase);
  const { choose, sheet } = useChoice(item, purchase);
  const hasServices = purchase.variants.length > 0;
  const path = itemPath(item);
  return (
    <ItemFrame
      page={page}
      rows={
        <RowGroup>
          {place && <PlaceRow place={place} />}
          {discountShown && <VoucherRow page={page} category="SERVICE" />}
          {hasServices && (
            <GuestForm next={path} onSubmit={() => choose('buy')}>
              <ActionRow
                submits
                icon={<Layers size={22} />}
                label={m('item.choose-service')}
                hint={m('item.variants', { count: purchase.variants.length })}
              />
            </GuestForm>
          )}
          {openingHours && <HoursRow hours={openingHours} />}
          {expiresOn && <ActionRow icon={<Hourglass size={22} />} label={m('item.expires')} hint={day(expiresOn)} />}
        </RowGroup>
      }
      facts={
        <FactTable
          title={m('item.service-info')}
          facts={[[m('item.by-appointment'), m(byAppointment ? 'item.yes' : 'item.no')]]}
        />
      }
      bar={
        <BuyBar
          label={purchase.buyLabel}
          next={hasServices ? path : itemPaymentPath(item.viewUid)}
          chatShown={chatShown}
          onBuy={hasServices ? () => choose('buy') : undefined}
        />
      }
    >
      {sheet}
    </ItemFrame>
  );
}
