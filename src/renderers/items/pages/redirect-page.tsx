import ExternalLink from 'lucide-react/icons/external-link';
import { Navigate } from 'react-router-dom';
import { resolveLink } from '../../../actions/resolve-link';
import { useStore } from '../../../api/store-context';
import { LinkButton } from '../../../ui/button/button';
import { useMessages } from '../../../i18n/use-messages';
import { ButtonNote } from './button-note';
import { ButtonSection } from './button-section';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';

/** A link. Links into the store are followed immediately; a button opens other sites in a new tab. */
export default function RedirectPage({ page }: ItemPageProps<'RedirectLink'>) {
  const m = useMessages();
  const { shortLinkHost } = useStore();
  const target = resolveLink(page.link ?? '', { shortLinkHost });
  if (target.kind === 'route') return <Navigate to={target.path} replace />;
  return (
    <ItemFrame
      page={page}
      rows={
        <ButtonSection>
          {target.kind === 'external' ? (
            <>
              <LinkButton to={target.href} target="_blank" rel="noopener noreferrer nofollow" $wide>
                <ExternalLink size={18} />
                {m('link.open')}
              </LinkButton>
              <ButtonNote>{m('link.leads', { host: new URL(target.href).host })}</ButtonNote>
            </>
          ) : (
            <ButtonNote>{m('link.broken')}</ButtonNote>
          )}
        </ButtonSection>
      }
    />
  );
}
