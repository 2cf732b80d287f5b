import { useToast } from '../../src/ui/feedback/use-toast';
import { Sheet } from '../../src/ui/dialog/sheet';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { ChangeMemberDocument } from '../__generated__/documents/change-member';
import { useSend } from '../api/use-send';
import { useMe, useMeState } from '../app/me';
import { useStoreOfPage } from '../app/store-of-page';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { Member } from './member';
import { RightsFields } from './rights-fields';
import { rightsSchema, type RightsValues, withoutIdleScopes } from './rights-schema';

interface ChangeSheetProps {
  /** Null closes the sheet. */
  member: Member | null;
  onClose: () => void;
  reload: () => Promise<void>;
}

/** Changes the role of a member. */
export function ChangeSheet({ member, onClose, reload }: ChangeSheetProps) {
  const m = useStudioMessages();
  const toast = useToast();
  const sentenceOf = useRefusalSentence();
  const { codename } = useStoreOfPage();
  const { id: ownId } = useMe();
  const { reload: reloadMe } = useMeState();
  const { send, busy, error, clearError } = useSend();

  const close = () => {
    clearError();
    onClose();
  };
  const change = async (rights: RightsValues) => {
    const input = { codename, id: member?.id ?? '', ...withoutIdleScopes(rights) };
    if (!(await send(ChangeMemberDocument, { input }, ({ changeMember }) => changeMember))) return;
    toast(m('people.saved'));
    close();
    await reload();
    if (member?.id === ownId) await reloadMe();
  };

  return (
    <Sheet open={member !== null} title={member ? m('people.change-of', { name: member.name }) : ''} onClose={close}>
      {member && (
        <Form
          initial={{ role: member.role, scopes: member.scopes }}
          schema={rightsSchema}
          onSubmit={(rights) => void change(rights)}
        >
          {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
          <RightsFields />
          <SubmitButton busy={busy}>{m('people.save')}</SubmitButton>
        </Form>
      )}
    </Sheet>
  );
}
