import { Sheet } from '../../../ui/dialog/sheet';
import { useBackCloses } from '../../../ui/dialog/use-back-closes';
import { type SaveAddress, useSaveAddress } from '../../address/use-address';
import { useMessages } from '../../../i18n/use-messages';
import { AddressForm } from '../../address/address-form';
import type { ShownCheckout } from './section';

export interface AddressSheetProps {
  open: boolean;
  address: ShownCheckout['address'];
  onClose: () => void;
  onChanged: () => Promise<void>;
  onSaved: () => void;
}

export default function AddressSheet({ open, address, onClose, onChanged, onSaved }: AddressSheetProps) {
  const m = useMessages();
  const saveAddress = useSaveAddress();
  // Nothing below can be tapped before it knows where the parcel goes.
  const save: SaveAddress = async (typed) => {
    const refusal = await saveAddress(typed);
    if (refusal === null) await onChanged();
    return refusal;
  };
  useBackCloses(open, onClose);
  return (
    <Sheet open={open} title={m('checkout.address-title')} onClose={onClose} tall>
      <AddressForm address={address} save={save} onSaved={onSaved} />
    </Sheet>
  );
}
