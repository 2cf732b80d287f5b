import { Sheet } from '../../components/sheet';
import { useBackCloses } from '../../components/use-back-closes';
import { useSaveAddress } from '../../flows/use-address';
import { useMessages } from '../../i18n/use-messages';
import { AddressForm } from '../../renderers/address/address-form';
import type { ShownCheckout } from './checkout-props';

export interface AddressSheetProps {
  open: boolean;
  address: ShownCheckout['address'];
  onClose: () => void;
  onSaved: () => void;
}

/** The form of the address, over the checkout. */
export default function AddressSheet({ open, address, onClose, onSaved }: AddressSheetProps) {
  const m = useMessages();
  const save = useSaveAddress();
  useBackCloses(open, onClose);
  return (
    <Sheet open={open} title={m('checkout.address-title')} onClose={onClose} tall>
      <AddressForm address={address} save={save} onSaved={onSaved} />
    </Sheet>
  );
}
