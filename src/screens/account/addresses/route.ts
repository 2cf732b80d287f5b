import { createElement } from 'react';
import { AddressBookDocument } from '../../../__generated__/documents/address-book';
import { customerPaths } from '../../../routing/customer-paths';
import { profileScreen } from '../../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../../routing/define-route';
import { RowListSkeleton } from '../../../ui/skeleton/skeletons';

export const addressesRoute = defineRoute({
  path: customerPaths.addresses,
  content: ContentMode.SETTINGS,
  private: true,
  query: AddressBookDocument,
  head: ({ text }) => ({ title: text('title.settings'), indexed: false }),
  screen: profileScreen(() => import(/* webpackChunkName: "screen-addresses" */ './addresses-screen')),
  skeleton: () => createElement(RowListSkeleton, { count: 3, picture: 0 }),
});
