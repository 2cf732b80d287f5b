import MailX from 'lucide-react/icons/mail-x';
import { useParams } from 'react-router-dom';
import { LinkButton } from '../../src/ui/button/button';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { OfferDocument } from '../__generated__/documents/offer';
import { storesPath } from '../app/paths';
import { useLoad } from '../api/use-load';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { OfferPanel } from './offer-panel';

const gone = { __typename: 'Refusal', code: 'INVITATION_GONE', message: '', schedule: null } as const;

/** What an invitation offers, and accepting it: with an account by signing in, otherwise by creating one. */
export default function InvitationRoom() {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const { token = '' } = useParams();
  const { loaded, reload } = useLoad(OfferDocument, { token });
  if (!loaded) return <StackSkeleton heights={['12rem']} />;
  // The link has lost its end, as when a mail breaks its line.
  const isCut = !loaded.ok && loaded.code === 'BAD_INPUT';
  if (!loaded.ok && !isCut) return <ErrorState failure={loaded} onRetry={() => void reload()} />;
  const offer = loaded.ok ? loaded.data.offer : gone;
  if (offer.__typename === 'Refusal') {
    return (
      <EmptyState title={m('invitations.gone')} text={sentenceOf(offer)} icon={<MailX size={40} strokeWidth={1.5} />}>
        <LinkButton $look="secondary" to={storesPath}>
          {m('studio.to-stores')}
        </LinkButton>
      </EmptyState>
    );
  }
  return <OfferPanel offer={offer} token={token} />;
}
