import { BalanceScreenDocument } from '../../__generated__/documents/balance-screen';
import type { BalanceScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useLiveDocument } from '../../api/live';
import SignInFirst from '../../features/account/sign-in-first';
import type { ScreenProps } from '../../routing/define-route';
import { usePageContext } from '../../routing/page-context';
import { BalanceCard } from './balance-card';
import { MovementList } from './movement-list';

const all = {};

export default function BalanceScreen({ data }: ScreenProps<BalanceScreenQuery>) {
  const { endpoint } = usePageContext();
  useLiveDocument(endpoint, BalanceScreenDocument, all);
  const { store, customer, transactions } = data;
  if (!customer?.balance || !transactions) return <SignInFirst />;
  return (
    <>
      <BalanceCard balance={customer.balance} isKoin={store?.wallet.mode === 'CLOSED'} />
      <MovementList page={readFragment(transactions)} />
    </>
  );
}
