import { useMemo } from 'react';
import SearchX from 'lucide-react/icons/search-x';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { PurchasesScreenDocument } from '../../__generated__/documents/purchases-screen';
import type { PurchasesScreenQuery } from '../../__generated__/gql/graphql';
import { isAboutOrders, useLiveDocument } from '../../api/live';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LinkButton } from '../../ui/button/button';
import { Pager } from '../../ui/list/pager';
import { RowList } from '../../ui/list/row-list';
import { useMessages } from '../../i18n/use-messages';
import SignInFirst from '../../features/accounts/sign-in-first';
import type { ScreenProps } from '../../routing/define-route';
import { usePageContext } from '../../routing/page-context';
import { homePath, shoppingPath } from '../../routing/paths';
import { PurchaseRow } from './purchase-row';
import { purchasesPath, purchasesQuestion } from './purchases-path';
import PurchasesTop from './purchases-top';

function NoPurchases() {
  const m = useMessages();
  return (
    <EmptyState
      as="h1"
      icon={<ShoppingBag size={40} strokeWidth={1.5} />}
      title={m('purchases.empty')}
      text={m('purchases.empty-hint')}
    >
      <LinkButton to={homePath}>{m('purchases.shop')}</LinkButton>
    </EmptyState>
  );
}

function NoneMatching() {
  const m = useMessages();
  return (
    <EmptyState
      as="h1"
      icon={<SearchX size={40} strokeWidth={1.5} />}
      title={m('purchases.none-matching')}
      text={m('purchases.none-matching-hint')}
    >
      <LinkButton to={shoppingPath} replace>
        {m('purchases.show-all')}
      </LinkButton>
    </EmptyState>
  );
}

export default function PurchasesScreen({ data: { customer, store }, search }: ScreenProps<PurchasesScreenQuery>) {
  const { endpoint } = usePageContext();
  const query = search.toString();
  const question = useMemo(() => purchasesQuestion(new URLSearchParams(query)), [query]);
  useLiveDocument(endpoint, PurchasesScreenDocument, question, isAboutOrders);
  if (!customer) return <SignInFirst />;
  const { orders, pageInfo, counts } = customer.purchases;
  const lastPage = pageInfo.lastPage ?? 1;
  const { page } = question;
  const isFiltered = counts !== null && (question.state !== null || question.search !== null);
  if (orders.length === 0 && page <= Math.max(lastPage, 1)) {
    return (
      <>
        <PurchasesTop counts={isFiltered ? counts : null} />
        {isFiltered ? <NoneMatching /> : <NoPurchases />}
      </>
    );
  }
  return (
    <>
      <PurchasesTop counts={counts} />
      <RowList>
        {orders.map((purchase) => (
          <li key={purchase.id}>
            <PurchaseRow purchase={purchase} mode={store?.wallet.mode} />
          </li>
        ))}
      </RowList>
      <Pager page={page} last={lastPage} to={(at) => purchasesPath({ ...question, page: at })} />
    </>
  );
}
