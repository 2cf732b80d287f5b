import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../src/ui/dialog/confirm-dialog';
import { toastDurations, useToast } from '../../src/ui/feedback/use-toast';
import { RemoveMemberDocument } from '../__generated__/documents/remove-member';
import { useSend } from '../api/use-send';
import { useMe, useMeState } from '../app/me';
import { storesPath } from '../app/paths';
import { useStoreOfPage } from '../app/store-of-page';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { Member } from './member';

interface RemoveDialogProps {
  /** Null closes the dialog. */
  member: Member | null;
  onClose: () => void;
  reload: () => Promise<void>;
}

/** Removes a member after a question; a person who removes themselves leaves the store. */
export function RemoveDialog({ member, onClose, reload }: RemoveDialogProps) {
  const m = useStudioMessages();
  const toast = useToast();
  const sentenceOf = useRefusalSentence();
  const navigate = useNavigate();
  const { codename, name: store } = useStoreOfPage();
  const { id: ownId } = useMe();
  const { reload: reloadMe } = useMeState();
  const { send, busy, error, clearError } = useSend();
  const name = member?.name ?? '';
  const leaves = member?.id === ownId;

  const close = () => {
    clearError();
    onClose();
  };
  const remove = async () => {
    const input = { codename, id: member?.id ?? '' };
    if (!(await send(RemoveMemberDocument, { input }, ({ removeMember }) => removeMember))) return;
    close();
    if (leaves) {
      void navigate(storesPath);
      await reloadMe();
      return;
    }
    toast(m('people.removed', { name }), toastDurations.normal);
    await reload();
  };

  return (
    <ConfirmDialog
      open={member !== null}
      text={leaves ? m('people.leave-question', { store }) : m('people.remove-question', { name })}
      hint={m(leaves ? 'people.leave-hint' : 'people.remove-hint')}
      error={error ? sentenceOf(error) : undefined}
      no={m('people.no')}
      yes={m(leaves ? 'people.leave' : 'people.remove')}
      busy={busy}
      onNo={close}
      onYes={() => void remove()}
    />
  );
}
