import { lazyComponent } from '../../lazy/lazy-component';

/** A page that belongs to no store. */
export const NeutralPage = lazyComponent(() => import(/* webpackChunkName: "rare-pages" */ '../neutral-page'));

/** What stands at an address that has no page. */
export const NotFoundScreen = lazyComponent(() => import(/* webpackChunkName: "rare-pages" */ '../not-found-screen'));

/** In place of a private page for whom is not signed in. */
export const SignInFirst = lazyComponent(
  () => import(/* webpackChunkName: "customer-routes" */ '../../features/account/sign-in-first'),
);

export const fallbackPages = [NeutralPage, NotFoundScreen, SignInFirst];
