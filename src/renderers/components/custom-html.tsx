import Smartphone from 'lucide-react/icons/smartphone';
import type { CustomHtml_NodeFragment } from '../../__generated__/gql/graphql';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LinkButton } from '../../ui/button/button';
import { useMessages } from '../../i18n/use-messages';
import { homePath } from '../../routing/paths';
import { LocatedHtml } from '../../features/catalogue/custom-html/located-html';
import type { RendererProps } from '../renderer-entry';

/** The tenant's custom HTML, if the store allows it to run in browsers. */
export default function CustomHtml({ node, heading }: RendererProps<FragmentOf<CustomHtml_NodeFragment>>) {
  const m = useMessages();
  const { id, name, opensInBrowser } = readFragment(node);
  return (
    <>
      {heading}
      {opensInBrowser ? (
        <LocatedHtml id={id} name={name} />
      ) : (
        <EmptyState icon={<Smartphone size={40} strokeWidth={1.5} />} title={m('custom-html.android-only')}>
          <LinkButton to={homePath} $look="secondary">
            {m('action.home')}
          </LinkButton>
        </EmptyState>
      )}
    </>
  );
}
