import { useSelector } from '@xstate/react';
import { object, string } from 'yup';
import { isBusy } from '../../src/actors/selectors';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { PasswordField } from '../../src/ui/field/password-field';
import { TextField } from '../../src/ui/field/text-field';
import { Text } from '../../src/ui/text/text';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { emailRule } from './email-rule';
import type { StaffSignInFlow } from './use-staff-sign-in';

const schema = object({
  email: emailRule,
  password: string().required('sign-in.password-missing'),
});

interface CredentialsStepProps {
  flow: StaffSignInFlow;
  /** The person is signed in, and the next page loads. */
  isDone: boolean;
}

export function CredentialsStep({ flow, isDone }: CredentialsStepProps) {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const error = useSelector(flow, ({ context }) => context.error);
  const email = useSelector(flow, ({ context }) => context.email);
  const busy = useSelector(flow, isBusy);
  return (
    <Form
      initial={{ email, password: '' }}
      schema={schema}
      onSubmit={(credentials) => flow.send({ type: 'credentials.send', credentials })}
    >
      {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
      <TextField name="email" type="email" label={m('sign-in.email')} autoComplete="username" />
      <PasswordField name="password" label={m('sign-in.password')} autoComplete="current-password" />
      <SubmitButton busy={busy || isDone}>{m('sign-in.send')}</SubmitButton>
      <Text $size="small" $tone="text-muted">
        {m('sign-in.no-account')}
      </Text>
    </Form>
  );
}
