import { AccountScreenDocument } from '../../__generated__/documents/account-screen';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { profileScreen } from '../../routing/customer-screen';
import { accountPath } from '../../routing/paths';
import { createElement } from 'react';

export const accountRoute = defineRoute({
  path: accountPath,
  content: ContentMode.ACCOUNT,
  private: true,
  query: AccountScreenDocument,
  head: ({ text }) => ({ title: text('title.account'), indexed: false }),
  screen: profileScreen(() => import(/* webpackChunkName: "screen-account" */ './account-screen')),
  skeleton: () => createElement(RowListSkeleton, { count: 7, picture: 44 }),
});
