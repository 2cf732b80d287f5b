import { ReviewsScreenDocument } from '../../__generated__/documents/reviews-screen';
import { ContentMode, defineRoute, pageNumber } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { itemPath, viewUidOf, patterns } from '../../routing/paths';
import { ReviewsSkeleton } from './reviews-skeleton';

/** All reviews of an item, 10 per page. */
export const reviewsRoute = defineRoute({
  path: patterns.reviews,
  content: ContentMode.ITEM,
  parameters: ['page'],
  query: ReviewsScreenDocument,
  variables: ({ params, search }) => ({ id: viewUidOf(params.slug), page: pageNumber(search) }),
  exists: (data) => data.reviews !== null,
  head: ({ data, match: { params, search }, text }) => {
    if (!data?.reviews) return { title: text('review.title'), indexed: false };
    const { title } = data.reviews;
    const page = pageNumber(search);
    const path = `${itemPath({ title, id: viewUidOf(params.slug) })}/reviews`;
    return {
      title: text('review.title-of', { title }),
      canonicalPath: page > 1 ? `${path}?page=${page}` : path,
      indexed: true,
    };
  },
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-reviews" */ './reviews-screen')),
  skeleton: ReviewsSkeleton,
});
