import { HomeScreenDocument } from '../../__generated__/documents/home-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { HomeSkeleton } from './home-skeleton';

export const homeRoute = defineRoute({
  path: '/',
  content: ContentMode.HOME,
  parameters: ['tab'],
  query: HomeScreenDocument,
  variables: ({ search }) => ({ tab: search.get('tab') }),
  head: () => ({ title: '', canonicalPath: '/', indexed: true }),
  counted: true,
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-home" */ './home-screen')),
  skeleton: HomeSkeleton,
});
