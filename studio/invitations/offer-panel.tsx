import { useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { useMoment } from '../../src/i18n/dates';
import { useLocale } from '../../src/i18n/use-messages';
import { Button } from '../../src/ui/button/button';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { PasswordField } from '../../src/ui/field/password-field';
import { TextField } from '../../src/ui/field/text-field';
import { Stack } from '../../src/ui/layout/stack';
import { Text } from '../../src/ui/text/text';
import { AcceptInvitationDocument } from '../__generated__/documents/accept-invitation';
import { JoinStoreDocument } from '../__generated__/documents/join-store';
import type { OfferQuery } from '../__generated__/gql/graphql';
import { newPasswordRule } from '../account/new-password-rule';
import { useSend } from '../api/use-send';
import { useMeState } from '../app/me';
import { Panel } from '../app/panel';
import { storePath } from '../app/paths';
import { useSignOut } from '../app/use-sign-out';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useRoleText } from '../i18n/use-role-text';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { SignInSteps } from '../sign-in/sign-in-steps';

type Offer = Extract<OfferQuery['offer'], { __typename: 'Offer' }>;

interface AcceptProps {
  offer: Offer;
  token: string;
}

/** Loads the person, who is a member now, and opens the store. */
function useArrivalIn({ codename }: Offer) {
  const { reload } = useMeState();
  const navigate = useNavigate();
  return async () => {
    await reload();
    void navigate(storePath(codename), { replace: true });
  };
}

function Join({ offer, token }: AcceptProps) {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const { send, busy, error } = useSend();
  const arrive = useArrivalIn(offer);
  const join = async () => {
    if (await send(JoinStoreDocument, { input: { token } }, ({ joinStore }) => joinStore)) await arrive();
  };
  return (
    <Stack $gap={4}>
      {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
      <Button aria-disabled={busy || undefined} onClick={() => void join()}>
        {m('invitations.join')}
      </Button>
    </Stack>
  );
}

function OfAnother({ email }: { email: string }) {
  const m = useStudioMessages();
  const signOut = useSignOut();
  return (
    <Stack $gap={4}>
      <FormAlert>{m('invitations.of-another', { email })}</FormAlert>
      <Button $look="secondary" onClick={() => void signOut()}>
        {m('invitations.sign-out')}
      </Button>
    </Stack>
  );
}

const schema = object({
  name: string().trim().required('account.name-missing').max(60, 'account.name-long'),
  password: newPasswordRule,
});

function NewAccount({ offer, token }: AcceptProps) {
  const m = useStudioMessages();
  const locale = useLocale();
  const sentenceOf = useRefusalSentence();
  const { send, busy, error } = useSend();
  const arrive = useArrivalIn(offer);
  const accept = async (values: { name: string; password: string }) => {
    const input = { token, ...values, language: locale === 'en' ? ('EN' as const) : ('ID' as const) };
    const done = await send(AcceptInvitationDocument, { input }, ({ acceptInvitation }) => acceptInvitation);
    if (done) await arrive();
  };
  return (
    <Form initial={{ name: '', password: '' }} schema={schema} onSubmit={(values) => void accept(values)}>
      <p>{m('invitations.new-account')}</p>
      {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
      <TextField name="name" label={m('invitations.name')} hint={m('account.name-hint')} autoComplete="name" />
      <PasswordField
        name="password"
        label={m('invitations.password')}
        hint={m('invitations.password-hint')}
        autoComplete="new-password"
      />
      <SubmitButton busy={busy}>{m('invitations.create')}</SubmitButton>
    </Form>
  );
}

/** How the invitation is accepted, depending on who is signed in. */
function Accept(props: AcceptProps) {
  const m = useStudioMessages();
  const { me, reload } = useMeState();
  const { email, hasAccount } = props.offer;
  if (me) return me.email.toLowerCase() === email.toLowerCase() ? <Join {...props} /> : <OfAnother email={me.email} />;
  if (!hasAccount) return <NewAccount {...props} />;
  return (
    <Stack $gap={4}>
      <p>{m('invitations.sign-in-first', { email })}</p>
      <SignInSteps email={email} onSignedIn={() => void reload()} />
    </Stack>
  );
}

export function OfferPanel({ offer, token }: AcceptProps) {
  const m = useStudioMessages();
  const moment = useMoment();
  const roleText = useRoleText();
  return (
    <Panel title={m('invitations.offer', { store: offer.store })}>
      <Stack $gap={5}>
        <div>
          <Text $size="large">{m('invitations.as', { role: roleText(offer) })}</Text>
          <Text $tone="text-muted">
            {m('invitations.for', { email: offer.email, moment: moment(offer.expiresAt) })}
          </Text>
        </div>
        <Accept offer={offer} token={token} />
      </Stack>
    </Panel>
  );
}
