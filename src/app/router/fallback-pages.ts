import { lazyComponent } from '../../lazy/lazy-component';

export const NeutralPage = lazyComponent(() => import(/* webpackChunkName: "rare-pages" */ '../neutral-page'));

export const NotFoundScreen = lazyComponent(() => import(/* webpackChunkName: "rare-pages" */ '../not-found-screen'));

/** Replaces a private page for guests. */
export const SignInFirst = lazyComponent(
  () => import(/* webpackChunkName: "customer-routes" */ '../../features/accounts/sign-in-first'),
);

export const fallbackPages = [NeutralPage, NotFoundScreen, SignInFirst];
