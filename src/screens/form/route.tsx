import { FormScreenDocument } from '../../__generated__/documents/form-screen';
import { serviceScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute } from '../../routing/define-route';
import { patterns } from '../../routing/paths';
import { StackSkeleton } from '../../ui/skeleton/block-skeletons';

const heights = ['2rem', '4.75rem', '4.75rem', '4.75rem', '3rem'];

const FormSkeleton = () => <StackSkeleton heights={heights} />;

/** A store's form on its own page. Everybody may read it; only customers can send it. */
export const formRoute = defineRoute({
  path: patterns.form,
  content: ContentMode.FORM,
  query: FormScreenDocument,
  variables: ({ params }) => ({ name: params.value }),
  exists: ({ form }) => form !== null,
  head: ({ data }) => ({ title: data?.form?.title ?? '', indexed: false }),
  screen: serviceScreen(() => import(/* webpackChunkName: "screen-form" */ './form-screen')),
  skeleton: FormSkeleton,
});
