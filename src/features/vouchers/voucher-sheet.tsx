import { Suspense, useState } from 'react';
import { Sheet } from '../../ui/dialog/sheet';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';
import { useCloseOnBack } from '../../ui/dialog/use-close-on-back';
import { useMessages } from '../../i18n/use-messages';
import type { Voucher_CardFragment, VoucherCategory, VoucherPurchaseInput } from '../../__generated__/gql/graphql';
import { VoucherDetails } from './voucher-details';
import { VoucherList } from './voucher-list';

export interface VoucherSheetProps {
  open: boolean;
  /** The id of the supplier that issued the vouchers; null for the store's own. */
  supplier: string | null;
  /** If set, only vouchers of this category. */
  category?: VoucherCategory;
  /** The intended purchase. Vouchers that cannot apply to it are left out; those that save most come first. */
  purchase?: VoucherPurchaseInput;
  /** Set only if there is a purchase to which a voucher can be applied. */
  onUse?: (code: string) => void;
  onClose: () => void;
}

export default function VoucherSheet({ open, supplier, category, purchase, onUse, onClose }: VoucherSheetProps) {
  const m = useMessages();
  const [detail, setDetail] = useState<Voucher_CardFragment | null>(null);
  const close = () => {
    setDetail(null);
    onClose();
  };
  useCloseOnBack(open, close);
  return (
    <Sheet open={open} title={detail ? detail.code : m('voucher.title')} onClose={close} tall>
      {detail ? (
        <VoucherDetails voucher={detail} onUse={onUse} onBack={() => setDetail(null)} />
      ) : (
        <Suspense fallback={<RowListSkeleton count={4} picture={24} />}>
          {open && (
            <VoucherList supplier={supplier} category={category} purchase={purchase} onSee={setDetail} onUse={onUse} />
          )}
        </Suspense>
      )}
    </Sheet>
  );
}
