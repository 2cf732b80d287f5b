import { createElement } from 'react';
import { PointsScreenDocument } from '../../__generated__/documents/points-screen';
import { HeadedListSkeleton } from '../../ui/skeleton/block-skeletons';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { customerPaths } from '../../routing/customer-paths';
import { moneyScreen } from '../../routing/customer-screen';

export const pointsRoute = defineRoute({
  path: customerPaths.points,
  content: ContentMode.POINTS,
  private: true,
  query: PointsScreenDocument,
  /** A store without points has no such page. */
  exists: ({ customer }) => customer !== null && customer.points !== null,
  head: ({ text }) => ({ title: text('title.points'), indexed: false }),
  screen: moneyScreen(() => import(/* webpackChunkName: "screen-points" */ './points-screen')),
  skeleton: () => createElement(HeadedListSkeleton, { card: '6.125rem', headings: ['1.55rem'], count: 3, picture: 64 }),
});
