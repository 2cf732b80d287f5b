import { useEffect, useState } from 'react';
import type { WalletSheetProps } from '../../../features/wallet/wallet-sheet';
import { moneyScreen } from '../../../routing/customer-screen';
import { whenSheetAsked } from '../../../routing/asked-sheet';
import { OnDemand } from '../../../ui/feedback/on-demand';

const WalletSheet = moneyScreen<WalletSheetProps>(
  () => import(/* webpackChunkName: "wallet-sheet" */ '../../../features/wallet/wallet-sheet'),
);

const sheets = ['top-up', 'withdraw'] as const;

/** The sheets of the wallet that actions open. */
export function WalletSheets() {
  const [{ sheet, open }, setShown] = useState<Pick<WalletSheetProps, 'sheet' | 'open'>>({
    sheet: 'top-up',
    open: false,
  });
  useEffect(() => {
    const ends = sheets.map((name) => whenSheetAsked(name, () => setShown({ sheet: name, open: true })));
    return () => ends.forEach((end) => end());
  }, []);
  const close = () => setShown({ sheet, open: false });
  return (
    <OnDemand needed={open} onFail={close}>
      <WalletSheet sheet={sheet} open={open} onClose={close} />
    </OnDemand>
  );
}
