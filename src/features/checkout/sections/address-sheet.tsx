import { Suspense } from 'react';
import { AddressBookDocument } from '../../../__generated__/documents/address-book';
import { useLoaded, usePageData } from '../../../api/use-loaded';
import AddressChooser from '../../addresses/address-chooser';
import { Sheet } from '../../../ui/dialog/sheet';
import { useToast } from '../../../ui/feedback/use-toast';
import { useCloseOnBack } from '../../../ui/dialog/use-close-on-back';
import { RowListSkeleton } from '../../../ui/skeleton/skeletons';
import { type SaveAddress, useSaveAddress } from '../../addresses/use-address';
import { useMessages } from '../../../i18n/use-messages';
import { AddressForm } from '../../addresses/address-form';
import type { ShownCheckout } from './section';

const noVariables = {};

export interface AddressSheetProps {
  open: boolean;
  address: ShownCheckout['address'];
  onClose: () => void;
  onChanged: () => Promise<void>;
}

/** The saved addresses, or the form for an address if there are none or they cannot be loaded. */
function SheetContent({ address, onChanged, onClose }: Omit<AddressSheetProps, 'open'>) {
  const m = useMessages();
  const toast = useToast();
  const saveAddress = useSaveAddress();
  const pageData = usePageData();
  const { loaded } = useLoaded(AddressBookDocument, noVariables);
  const saved = () => {
    onClose();
    toast(m('address.saved'));
  };
  if (loaded.ok && loaded.data.customer?.addresses?.length)
    return <AddressChooser data={loaded.data} onChanged={onChanged} onDone={saved} />;
  // Resolves only after the sections below have the new address.
  const save: SaveAddress = async (typed) => {
    const refusal = await saveAddress(typed);
    if (refusal !== null) return refusal;
    pageData.drop(AddressBookDocument, noVariables);
    await onChanged();
    return null;
  };
  return <AddressForm address={address} save={save} onSaved={saved} />;
}

export default function AddressSheet({ open, ...content }: AddressSheetProps) {
  const m = useMessages();
  useCloseOnBack(open, content.onClose);
  return (
    <Sheet open={open} title={m('checkout.address-title')} onClose={content.onClose} tall>
      {open && (
        <Suspense fallback={<RowListSkeleton count={3} picture={0} />}>
          <SheetContent {...content} />
        </Suspense>
      )}
    </Sheet>
  );
}
