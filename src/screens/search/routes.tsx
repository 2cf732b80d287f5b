import { Suspense } from 'react';
import { SearchScreenDocument } from '../../__generated__/documents/search-screen';
import { useStore } from '../../api/store-context';
import { lazyComponent } from '../../lazy/lazy-component';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { patterns, searchStartPath } from '../../routing/paths';
import { cursorOf, questionOf, searchPathOf } from '../../routing/search-paths';
import { token } from '../../theme/token';
import { CardGridSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';
import { searchHeading, searchVariables } from './search-page';

const SearchTop = lazyComponent(() => import(/* webpackChunkName: "screen-search" */ './search-top'));

const heading = token('size-row');
const tabs = `${token('size-row')} + 1px`;

/** The page with placeholders for its items. The part above them is complete once the page's code is loaded. */
function SearchSkeleton() {
  const { labels } = useStore();
  const parts = [heading, tabs, token('size-touch'), ...(labels.length > 0 ? [token('size-chips')] : [])];
  return (
    <>
      <Suspense fallback={<SkeletonBlock $height={`calc(${parts.join(' + ')})`} />}>
        <SearchTop />
      </Suspense>
      <CardGridSkeleton count={8} columns={2} />
    </>
  );
}

const failed = lazyComponent(() => import(/* webpackChunkName: "screen-search" */ './search-failed'));
const screen = lazyComponent(() => import(/* webpackChunkName: "screen-search" */ './search-screen'));

interface Params {
  readonly value?: string;
  readonly label?: string;
}

const searchRoute = (path: string) =>
  defineRoute({
    path,
    content: ContentMode.SEARCH,
    parameters: ['after', 'page', 'parent', 'parent_name', 'sort', 'min', 'max', 'rating'],
    query: SearchScreenDocument,
    variables: ({ params, search }) => searchVariables(questionOf(params as Params, search), cursorOf(search)),
    head: ({ match: { params, search }, text }) => {
      const question = questionOf(params as Params, search);
      return { title: searchHeading(question, text), canonicalPath: searchPathOf(question), indexed: false };
    },
    screen,
    skeleton: SearchSkeleton,
    failed,
  });

/** `/search/{value}/{label}`: `0` is an empty value; several labels are separated by commas. */
export const searchRoutes = [
  searchRoute(searchStartPath),
  searchRoute(patterns.search[0]),
  searchRoute(patterns.search[1]),
];
