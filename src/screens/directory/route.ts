import { DirectoryScreenDocument } from '../../__generated__/documents/directory-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { lazyComponent } from '../../lazy/lazy-component';
import { MessageSkeleton } from '../../ui/skeleton/skeletons';

export const directoryRoute = defineRoute({
  path: '/',
  content: ContentMode.HOME,
  query: DirectoryScreenDocument,
  variables: () => ({}),
  head: ({ text }) => ({
    title: text('directory.title'),
    description: text('directory.description'),
    canonicalPath: '/',
    indexed: true,
  }),
  screen: lazyComponent(() => import(/* webpackChunkName: "screen-directory" */ './directory-screen')),
  skeleton: MessageSkeleton,
});
