import { createElement } from 'react';
import { BalanceScreenDocument } from '../../__generated__/documents/balance-screen';
import { TopUpScreenDocument } from '../../__generated__/documents/top-up-screen';
import { WithdrawScreenDocument } from '../../__generated__/documents/withdraw-screen';
import { HeadedListSkeleton } from '../../ui/skeleton/block-skeletons';
import { FormSkeleton } from '../../ui/skeleton/form-skeleton';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { customerPaths } from '../../routing/customer-paths';
import { moneyScreen } from '../../routing/customer-screen';

const balanceScreen = moneyScreen(() => import(/* webpackChunkName: "screen-balance" */ './balance-screen'));

const BalanceSkeleton = () =>
  createElement(HeadedListSkeleton, {
    card: '10.125rem',
    headings: ['1.3rem', '1rem'],
    count: 6,
    picture: 40,
    height: '5rem',
  });

/** A store without wallets has no such page. */
const hasBalance = ({ customer }: { customer: { balance: object | null } | null }) => customer?.balance != null;

const balanceRoute = (path: string, content: ContentMode) =>
  defineRoute({
    path,
    content,
    private: true,
    query: BalanceScreenDocument,
    exists: (data) => data.customer?.transactions != null && hasBalance(data),
    head: ({ text }) => ({ title: text('title.balance'), indexed: false }),
    screen: balanceScreen,
    skeleton: BalanceSkeleton,
  });

export const walletRoutes = [
  balanceRoute(customerPaths.balance, ContentMode.BALANCE),
  balanceRoute(customerPaths.accountBalance, ContentMode.ACCOUNT),
  defineRoute({
    path: customerPaths.topUp,
    content: ContentMode.ACCOUNT,
    private: true,
    query: TopUpScreenDocument,
    exists: hasBalance,
    head: ({ text }) => ({ title: text('title.top-up'), indexed: false }),
    screen: moneyScreen(() => import(/* webpackChunkName: "screen-top-up" */ './top-up-screen')),
    skeleton: () => createElement(FormSkeleton, { form: 'top-up' }),
  }),
  /** Koin cannot be withdrawn. */
  defineRoute({
    path: customerPaths.withdraw,
    content: ContentMode.ACCOUNT,
    private: true,
    query: WithdrawScreenDocument,
    exists: (data) => hasBalance(data) && data.store?.wallet.mode !== 'CLOSED',
    head: ({ text }) => ({ title: text('title.withdrawal'), indexed: false }),
    screen: moneyScreen(() => import(/* webpackChunkName: "screen-withdraw" */ './withdraw-screen')),
    skeleton: () => createElement(FormSkeleton, { form: 'withdraw' }),
  }),
];
