import Hourglass from 'lucide-react/icons/hourglass';
import Layers from 'lucide-react/icons/layers';
import { readFragment } from '../../../api/fragment';
import { ActionRow } from '../../../ui/list/action-row';
import { BottomActions } from '../../../ui/layout/bottom-actions';
import { LinkButton } from '../../../ui/button/button';
import { RowGroup } from '../../../ui/list/row-group';
import { useDay } from '../../../i18n/dates';
import { useMessages } from '../../../i18n/use-messages';
import { maintenancePath } from '../../../routing/paths';
import { ChatButton } from './chat-button';
import { FactTable } from './fact-table';
import { HoursRow } from './hours/hours-row';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';
import { AddressRow } from './address-row';
import { VoucherRow } from './voucher-row';

export default function ServicePage({ page }: ItemPageProps<'Service'>) {
  const m = useMessages();
  const day = useDay();
  const { place, discountShown, chatShown, byAppointment, expiresOn, openingHours } = page;
  const offer = readFragment(page.offer);
  return (
    <ItemFrame
      page={page}
      rows={
        <RowGroup>
          {place && <AddressRow link={place} />}
          {discountShown && <VoucherRow page={page} category="SERVICE" />}
          {offer.variants.length > 0 && (
            <ActionRow
              to={maintenancePath}
              icon={<Layers size={22} />}
              label={m('item.choose-service')}
              hint={m('item.variants', { count: offer.variants.length })}
            />
          )}
          {openingHours && <HoursRow hours={openingHours} isClosed={page.isClosed} />}
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
        <BottomActions>
          {chatShown && <ChatButton />}
          <LinkButton to={maintenancePath} $wide>
            {offer.buyLabel || m('item.buy')}
          </LinkButton>
        </BottomActions>
      }
    />
  );
}
