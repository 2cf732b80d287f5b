import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { PurchasesScreenQuery } from '../../__generated__/gql/graphql';
import { EmptyState } from '../../components/empty-state';
import { LinkButton } from '../../components/link-button';
import { Pager } from '../../components/pager';
import { RowList } from '../../components/row-list';
import { useMessages } from '../../i18n/use-messages';
import { AccountTabs } from '../../renderers/account/account-tabs';
import SignInFirst from '../../renderers/account/sign-in-first';
import type { ScreenProps } from '../../routing/define-route';
import { homePath, shoppingPath } from '../../routing/paths';
import { PurchaseRow } from './purchase-row';

/** All purchases of the customer. */
export default function PurchasesScreen({ data: { purchases } }: ScreenProps<PurchasesScreenQuery>) {
  const m = useMessages();
  if (!purchases) return <SignInFirst />;
  const { orders, page, lastPage } = purchases;
  return (
    <>
      <AccountTabs selected="purchases" />
      {orders.length === 0 && page <= Math.max(lastPage, 1) ? (
        <EmptyState
          as="h1"
          icon={<ShoppingBag size={40} strokeWidth={1.5} />}
          title={m('purchases.empty')}
          text={m('purchases.empty-hint')}
        >
          <LinkButton to={homePath}>{m('purchases.shop')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <RowList>
            {orders.map((purchase) => (
              <li key={purchase.id}>
                <PurchaseRow purchase={purchase} />
              </li>
            ))}
          </RowList>
          <Pager page={page} last={lastPage} to={(at) => (at > 1 ? `${shoppingPath}?page=${at}` : shoppingPath)} />
        </>
      )}
    </>
  );
}
