import { useState } from 'react';
import { object } from 'yup';
import { useToast } from '../../src/ui/feedback/use-toast';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { TextField } from '../../src/ui/field/text-field';
import { InviteMemberDocument } from '../__generated__/documents/invite-member';
import { useSend } from '../api/use-send';
import { Panel } from '../app/panel';
import { useStoreOfPage } from '../app/store-of-page';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { emailRule } from '../sign-in/email-rule';
import { RightsFields } from './rights-fields';
import { rightsFields, type RightsValues, withoutIdleScopes } from './rights-schema';

const schema = object({ email: emailRule, ...rightsFields });
const initial = { email: '', role: 'EDITOR' as const, scopes: ['CONTENT' as const] };

interface InvitePanelProps {
  reload: () => Promise<void>;
}

/** Sends an invitation by e-mail. */
export function InvitePanel({ reload }: InvitePanelProps) {
  const m = useStudioMessages();
  const toast = useToast();
  const sentenceOf = useRefusalSentence();
  const { codename } = useStoreOfPage();
  const { send, busy, error } = useSend();
  const [sent, setSent] = useState(0);

  const invite = async (values: RightsValues & { email: string }) => {
    const input = { codename, ...withoutIdleScopes(values) };
    if (!(await send(InviteMemberDocument, { input }, ({ inviteMember }) => inviteMember))) return;
    // An empty form.
    setSent(sent + 1);
    toast(m('people.sent'));
    await reload();
  };

  return (
    <Panel title={m('people.invite')}>
      <Form key={sent} initial={initial} schema={schema} onSubmit={(values) => void invite(values)}>
        {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
        <TextField
          name="email"
          type="email"
          label={m('people.email')}
          hint={m('people.invite-hint')}
          autoComplete="off"
        />
        <RightsFields />
        <SubmitButton busy={busy}>{m('people.send')}</SubmitButton>
      </Form>
    </Panel>
  );
}
