import { DirectoryScreenDocument } from '../../__generated__/documents/directory-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { MessageSkeleton } from '../../ui/skeleton/skeletons';
import { directoryPage, directoryPath } from './directory-pages';

export const directoryRoute = defineRoute({
  path: '/',
  content: ContentMode.HOME,
  parameters: ['page'],
  query: DirectoryScreenDocument,
  variables: ({ search }) => ({ page: directoryPage(search) }),
  exists: ({ directory: { stores, lastPage } }) => stores.length > 0 || lastPage === 1,
  head: ({ text, match }) => ({
    title: text('directory.title'),
    description: text('directory.description'),
    canonicalPath: directoryPath(directoryPage(match.search)),
    indexed: true,
  }),
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-directory" */ './directory-screen')),
  skeleton: MessageSkeleton,
});
