import { ContentMode, defineRoute, type Route } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { nearMePath, patterns } from '../../routing/paths';
import { NearMeSkeleton } from './near-me-skeleton';

const screen = lazyComponent(() => import(/* webpackChunkName: "screen-near-me" */ './near-me-screen'));

const nearMeRoute = (path: string, content: ContentMode) =>
  defineRoute({
    path,
    content,
    head: ({ text }) => ({ title: text('title.near-me'), canonicalPath: nearMePath, indexed: true }),
    screen,
    skeleton: NearMeSkeleton,
  });

/** `/nearme/{label}`: several labels stand side by side with commas between them. */
export const nearMeRoutes: readonly Route[] = [
  nearMeRoute(nearMePath, ContentMode.NEAR_ME),
  nearMeRoute(patterns.nearMe, ContentMode.NEAR_ME_LABEL),
];
