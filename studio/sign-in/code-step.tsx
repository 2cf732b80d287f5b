import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { object, string } from 'yup';
import { isBusy } from '../../src/actors/selectors';
import { QuietButton } from '../../src/ui/button/quiet-button';
import { CodeField } from '../../src/ui/field/code-field';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { TextField } from '../../src/ui/field/text-field';
import { Stack } from '../../src/ui/layout/stack';
import { Text } from '../../src/ui/text/text';
import { useRefusalSentence } from '../i18n/use-refusal-sentence';
import { useStudioMessages } from '../i18n/use-studio-messages';
import type { StaffSignInFlow } from './use-staff-sign-in';

const kinds = {
  app: {
    schema: object({ code: string().required('sign-in.code-missing').length(6, 'sign-in.code-missing') }),
    other: 'sign-in.use-recovery',
  },
  recovery: {
    schema: object({
      code: string()
        .trim()
        .required('sign-in.recovery-code-missing')
        .matches(/^([\s-]*[A-Za-z2-7]){16}[\s-]*$/, 'sign-in.recovery-code-missing'),
    }),
    other: 'sign-in.use-app',
  },
} as const;

interface CodeStepProps {
  flow: StaffSignInFlow;
}

/** The code of the authenticator app, or a recovery code. */
export function CodeStep({ flow }: CodeStepProps) {
  const m = useStudioMessages();
  const sentenceOf = useRefusalSentence();
  const { error, expiresIn } = useSelector(flow, ({ context }) => context);
  const busy = useSelector(flow, isBusy);
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const { schema, other } = kinds[kind];
  return (
    <Stack $gap={4}>
      <Text role="status">
        {kind === 'app' ? m('sign-in.code-intro', { minutes: Math.ceil(expiresIn / 60) }) : m('sign-in.recovery-intro')}
      </Text>
      <Form
        key={kind}
        initial={{ code: '' }}
        schema={schema}
        onSubmit={({ code }) => flow.send({ type: 'code.send', code })}
      >
        {error && <FormAlert>{sentenceOf(error)}</FormAlert>}
        {kind === 'app' ? (
          <CodeField name="code" label={m('sign-in.code')} autoFocus />
        ) : (
          <TextField
            name="code"
            label={m('sign-in.recovery-code')}
            autoComplete="off"
            autoCapitalize="none"
            autoFocus
          />
        )}
        <SubmitButton busy={busy}>{m('sign-in.confirm')}</SubmitButton>
      </Form>
      <Stack $gap={1}>
        <QuietButton disabled={busy} onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {m(other)}
        </QuietButton>
        <QuietButton disabled={busy} onClick={() => flow.send({ type: 'sign-in.restart' })}>
          {m('sign-in.restart')}
        </QuietButton>
      </Stack>
    </Stack>
  );
}
