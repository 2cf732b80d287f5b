import MailX from 'lucide-react/icons/mail-x';
import { useParams } from 'react-router-dom';
import { EmptyState } from '../../src/ui/feedback/empty-state';
import { ErrorState } from '../../src/ui/feedback/error-state';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { OfferDocument } from '../__generated__/documents/offer';
import { useLoad } from '../api/use-load';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { OfferPanel } from './offer-panel';

/** What an invitation offers, and accepting it: with an account by signing in, otherwise by creating one. */
export default function InvitationRoom() {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const { token = '' } = useParams();
  const { loaded, reload } = useLoad(OfferDocument, { token });
  if (!loaded) return <StackSkeleton heights={['12rem']} />;
  if (!loaded.ok) return <ErrorState failure={loaded} onRetry={() => void reload()} />;
  const { offer } = loaded.data;
  if (offer.__typename === 'Refusal') {
    return (
      <EmptyState title={m('invitations.gone')} text={sentenceOf(offer)} icon={<MailX size={40} strokeWidth={1.5} />} />
    );
  }
  return <OfferPanel offer={offer} token={token} />;
}
