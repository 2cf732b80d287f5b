import { SearchScreenDocument } from '../../__generated__/documents/search-screen';
import { ContentMode, defineRoute, type Route } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { cursorOf, questionOf, searchAddress } from '../../routing/search-address';
import { searchHeading } from './search-heading';
import { SearchSkeleton } from './search-skeleton';
import { searchVariables } from './search-variables';
import { patterns, searchStartPath } from '../../routing/paths';

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
      return { title: searchHeading(question, text), canonicalPath: searchAddress(question), indexed: false };
    },
    screen,
    skeleton: SearchSkeleton,
    failed,
  });

/** `/search/{value}/{label}`: `0` is an empty value; several labels stand side by side with commas between them. */
export const searchRoutes: readonly Route[] = [
  searchRoute(searchStartPath),
  searchRoute(patterns.search[0]),
  searchRoute(patterns.search[1]),
];
