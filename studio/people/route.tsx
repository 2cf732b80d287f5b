import { ErrorState } from '../../src/ui/feedback/error-state';
import { StackSkeleton } from '../../src/ui/skeleton/block-skeletons';
import { PeopleDocument } from '../__generated__/documents/people';
import { useLoad } from '../api/use-load';
import { useStoreOfPage } from '../app/store-of-page';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { InvitationsPanel } from './invitations-panel';
import { InvitePanel } from './invite-panel';
import { MembersPanel } from './members-panel';

/** The members of the store; owners invite, change and remove them. */
export default function PeopleRoom() {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const { codename, role } = useStoreOfPage();
  const { loaded, reload } = useLoad(PeopleDocument, { codename, isOwner: role === 'OWNER' });
  if (!loaded) return <StackSkeleton heights={['12rem', '8rem']} />;
  const retry = () => void reload();
  if (!loaded.ok) return <ErrorState failure={loaded} onRetry={retry} />;
  const { store } = loaded.data;
  if (!store) return <ErrorState message={m('people.gone')} onRetry={retry} />;
  const { members, invitations } = store;
  if (members.__typename === 'Refusal') return <ErrorState message={sentenceOf(members)} onRetry={retry} />;
  return (
    <>
      <MembersPanel members={members.people} reload={reload} />
      {invitations?.__typename === 'Invitations' && (
        <>
          <InvitePanel reload={reload} />
          {invitations.open.length > 0 && <InvitationsPanel invitations={invitations.open} reload={reload} />}
        </>
      )}
    </>
  );
}
