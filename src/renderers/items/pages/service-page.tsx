import Layers from 'lucide-react/icons/layers';
import { useState } from 'react';
import { readFragment } from '../../../api/fragment';
import { GuestForm } from '../../../features/accounts/guest-form';
import type { BookingSheetProps } from '../../../features/bookings/booking-sheet';
import { itemPath } from '../../../routing/paths';
import { servicePaymentPath } from '../../../routing/service-payment';
import { useCloseOnBack } from '../../../ui/dialog/use-close-on-back';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { ActionRow } from '../../../ui/list/action-row';
import { BottomActions } from '../../../ui/layout/bottom-actions';
import { Button, LinkButton } from '../../../ui/button/button';
import { RowGroup } from '../../../ui/list/row-group';
import { useMessages } from '../../../i18n/use-messages';
import { serviceScreen } from '../../../routing/customer-screen';
import { ChatButton } from './chat-button';
import { ExpiryRow } from './expiry-row';
import { FactTable } from './fact-table';
import { HoursRow } from './hours/hours-row';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { AddressRow } from './address-row';
import { VoucherRow } from './voucher-row';

const BookingSheet = serviceScreen<BookingSheetProps>(
  () => import(/* webpackChunkName: "booking-sheet" */ '../../../features/bookings/booking-sheet'),
);

export default function ServicePage({ page }: ItemPageProps<'Service'>) {
  const m = useMessages();
  const { place, discountShown, chatShown, byAppointment, expiresOn, openingHours } = page;
  const offer = readFragment(page.offer);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useCloseOnBack(open, close);
  const choose = () => setOpen(true);
  // It has no choices.
  const isPlain = page.schedule === 'NONE' && offer.variants.length === 0;
  const plainPath = servicePaymentPath({ item: page.item.id, variant: null, at: null, units: 1 });
  const label = offer.buyLabel || m('item.buy');
  return (
    <ItemFrame
      page={page}
      rows={
        <RowGroup>
          {place && <AddressRow link={place} />}
          {discountShown && <VoucherRow page={page} category="SERVICE" />}
          {!isPlain && page.item.isOpen && (
            <GuestForm next={itemPath(page.item)} onSubmit={choose}>
              <ActionRow
                submits
                icon={<Layers size={22} />}
                label={m('item.choose-service')}
                hint={offer.variants.length > 0 && m('item.variants', { count: offer.variants.length })}
              />
            </GuestForm>
          )}
          {openingHours && <HoursRow hours={openingHours} isClosed={page.isClosed} isBookable />}
          <ExpiryRow on={expiresOn} />
        </RowGroup>
      }
      facts={
        <FactTable
          title={m('item.service-info')}
          facts={[[m('item.by-appointment'), m(byAppointment ? 'item.yes' : 'item.no')]]}
        />
      }
      bar={
        <BottomActions>
          {chatShown && <ChatButton page={page} />}
          {isPlain ? (
            <LinkButton to={plainPath} $wide>
              {label}
            </LinkButton>
          ) : (
            <GuestForm next={itemPath(page.item)} onSubmit={choose}>
              <Button type="submit" $wide>
                {label}
              </Button>
            </GuestForm>
          )}
        </BottomActions>
      }
    >
      <OnDemand needed={open} onFail={close}>
        <BookingSheet open={open} service={page} onClose={close} />
      </OnDemand>
    </ItemFrame>
  );
}
