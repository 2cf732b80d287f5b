import { createElement } from 'react';
import { ReferralListScreenDocument } from '../../__generated__/documents/referral-list-screen';
import { ReferralScreenDocument } from '../../__generated__/documents/referral-screen';
import { HeadedListSkeleton, StackSkeleton } from '../../ui/skeleton/block-skeletons';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { customerPaths } from '../../routing/customer-paths';
import { moneyScreen } from '../../routing/customer-screen';

/** A store without a referral programme has no such pages. */
export const referralRoutes = [
  defineRoute({
    path: customerPaths.referral,
    content: ContentMode.ACCOUNT,
    private: true,
    query: ReferralScreenDocument,
    exists: ({ customer }) => customer?.referralNote != null,
    head: ({ text }) => ({ title: text('title.referral'), indexed: false }),
    screen: moneyScreen(() => import(/* webpackChunkName: "screen-referral" */ './referral-screen')),
    skeleton: () => createElement(StackSkeleton, { heights: ['21.75rem', '6.625rem', '13.5rem'] }),
  }),
  defineRoute({
    path: customerPaths.referrals,
    content: ContentMode.ACCOUNT,
    private: true,
    query: ReferralListScreenDocument,
    exists: ({ customer }) => customer?.referredFriends != null,
    head: ({ text }) => ({ title: text('title.referrals'), indexed: false }),
    screen: moneyScreen(() => import(/* webpackChunkName: "screen-referral-list" */ './referral-list-screen')),
    skeleton: () => createElement(HeadedListSkeleton, { headings: ['1.8rem'], count: 6, picture: 40 }),
  }),
];
