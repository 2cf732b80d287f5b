import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { readFragment } from '../../../api/fragment';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { PageSection } from '../../../ui/layout/page-section';
import { useMessages } from '../../../i18n/use-messages';
import { addressScreen } from '../../../routing/customer-screen';
import { usePreload } from '../../../lazy/use-preload';
import { FieldError, FlushRow } from '../../buying/section';
import type { SectionProps, ShownCheckout } from './section';

const AddressSheet = addressScreen(() => import(/* webpackChunkName: "checkout-address" */ './address-sheet'));

export interface AddressSectionProps extends Pick<SectionProps, 'missing'> {
  address: ShownCheckout['address'];
  /** Whether this is the address of a home visit instead of a delivery. */
  isService: boolean;
  onChanged: () => Promise<void>;
}

export function AddressSection({ address: masked, missing, isService, onChanged }: AddressSectionProps) {
  const m = useMessages();
  usePreload(AddressSheet);
  const address = masked && readFragment(masked);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <PageSection title={m(isService ? 'checkout.address-service' : 'checkout.address')} anchor="address">
      <FlushRow
        icon={<MapPin size={22} />}
        label={
          address
            ? `${address.fullName} · ${address.phone}`
            : m(isService ? 'checkout.address-service-add' : 'checkout.address-add')
        }
        hint={
          address &&
          [address.street, address.district?.name, address.city?.name, address.province?.name]
            .filter(Boolean)
            .join(', ')
        }
        onSelect={() => setOpen(true)}
      />
      {missing === 'address' && !address?.district && (
        <FieldError>{m(isService ? 'checkout.visit-missing' : 'checkout.address-missing')}</FieldError>
      )}
      <OnDemand needed={open} onFail={close}>
        <AddressSheet open={open} address={masked} onClose={close} onChanged={onChanged} />
      </OnDemand>
    </PageSection>
  );
}
