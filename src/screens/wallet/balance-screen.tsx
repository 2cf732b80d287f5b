import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line';
import Plus from 'lucide-react/icons/plus';
import Wallet from 'lucide-react/icons/wallet';
import { BalanceScreenDocument } from '../../__generated__/documents/balance-screen';
import type { BalanceScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { isAboutOrders, useLiveDocument } from '../../api/live';
import SignInFirst from '../../features/accounts/sign-in-first';
import { FundsAction, FundsCard } from '../../features/wallet/funds-card';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import type { ScreenProps } from '../../routing/define-route';
import { usePageContext } from '../../routing/page-context';
import { Amount } from '../../ui/card/amount';
import { MovementList } from './movement-list';

const all = {};

export default function BalanceScreen({ data }: ScreenProps<BalanceScreenQuery>) {
  const m = useMessages();
  const { endpoint } = usePageContext();
  useLiveDocument(endpoint, BalanceScreenDocument, all, isAboutOrders);
  const { store, customer } = data;
  if (!customer?.balance || !customer.transactions) return <SignInFirst />;
  const isKoin = store?.wallet.mode === 'CLOSED';
  return (
    <>
      <FundsCard
        icon={<Wallet size={18} aria-hidden />}
        name={m(isKoin ? 'strip.koin' : 'strip.balance')}
        amount={<Amount money={customer.balance} />}
      >
        <FundsAction $look="secondary" to={customerPaths.topUp}>
          <Plus size={18} aria-hidden />
          {m('wallet.top-up-now')}
        </FundsAction>
        {!isKoin && (
          <FundsAction $look="secondary" to={customerPaths.withdraw}>
            <ArrowUpFromLine size={18} aria-hidden />
            {m('wallet.withdraw')}
          </FundsAction>
        )}
      </FundsCard>
      <MovementList page={readFragment(customer.transactions)} />
    </>
  );
}
