import { useSelector } from '@xstate/react';
import { object, string } from 'yup';
import { isBusy } from '../../src/actors/selectors';
import { Sheet } from '../../src/ui/dialog/sheet';
import { CodeField } from '../../src/ui/field/code-field';
import { Form, SubmitButton } from '../../src/ui/field/form';
import { FormAlert } from '../../src/ui/field/form-alert';
import { PasswordField } from '../../src/ui/field/password-field';
import { Stack } from '../../src/ui/layout/stack';
import { TextField } from '../../src/ui/field/text-field';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { NewSecret } from './new-secret';
import { RecoveryCodes } from './recovery-codes';
import type { Step } from './selectors';
import type { SecondFactorFlow } from './use-second-factor';
import { useAccountSentence } from './use-account-sentence';

const passwordSchema = object({ password: string().required('sign-in.password-missing') });
const codeSchema = object({ code: string().required('sign-in.code-missing').length(6, 'sign-in.code-missing') });
const proofSchema = object({
  password: string().required('sign-in.password-missing'),
  code: string().trim().required('account.proof-missing'),
});

interface StepProps {
  flow: SecondFactorFlow;
}

/** Why the last attempt failed. */
function FlowError({ flow }: StepProps) {
  const sentenceOf = useAccountSentence();
  const error = useSelector(flow, ({ context }) => context.error);
  return error && <FormAlert>{sentenceOf(error)}</FormAlert>;
}

function Password({ flow }: StepProps) {
  const m = useStudioMessages();
  const busy = useSelector(flow, isBusy);
  return (
    <Form
      initial={{ password: '' }}
      schema={passwordSchema}
      onSubmit={({ password }) => flow.send({ type: 'password.send', password })}
    >
      <p>{m('account.password-first')}</p>
      <FlowError flow={flow} />
      <PasswordField name="password" label={m('sign-in.password')} autoComplete="current-password" />
      <SubmitButton busy={busy}>{m('sign-in.confirm')}</SubmitButton>
    </Form>
  );
}

function Confirmation({ flow }: StepProps) {
  const m = useStudioMessages();
  const busy = useSelector(flow, isBusy);
  const secret = useSelector(flow, ({ context }) => context.secret);
  return (
    <Stack $gap={4}>
      {secret && <NewSecret secret={secret} />}
      <Form initial={{ code: '' }} schema={codeSchema} onSubmit={({ code }) => flow.send({ type: 'code.send', code })}>
        <FlowError flow={flow} />
        <CodeField name="code" label={m('sign-in.code')} hint={m('account.code-hint')} />
        <SubmitButton busy={busy}>{m('account.turn-on')}</SubmitButton>
      </Form>
    </Stack>
  );
}

function ProofForm({ flow, intro, submit }: StepProps & { intro: string; submit: string }) {
  const m = useStudioMessages();
  const busy = useSelector(flow, isBusy);
  return (
    <Form
      initial={{ password: '', code: '' }}
      schema={proofSchema}
      onSubmit={(proof) => flow.send({ type: 'proof.send', proof })}
    >
      <p>{intro}</p>
      <FlowError flow={flow} />
      <PasswordField name="password" label={m('sign-in.password')} autoComplete="current-password" />
      <TextField name="code" label={m('account.proof')} autoComplete="one-time-code" autoCapitalize="none" />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
    </Form>
  );
}

interface SecondFactorSheetProps extends StepProps {
  step: Step | null;
}

const titles = {
  starting: 'account.start-factor',
  confirming: 'account.start-factor',
  renewing: 'account.renew-codes',
  ending: 'account.end-factor',
  showing: 'account.recovery-codes',
} as const;

export function SecondFactorSheet({ flow, step }: SecondFactorSheetProps) {
  const m = useStudioMessages();
  return (
    <Sheet open={step !== null} title={step ? m(titles[step]) : ''} onClose={() => flow.send({ type: 'sheet.close' })}>
      {step === 'starting' && <Password flow={flow} />}
      {step === 'confirming' && <Confirmation flow={flow} />}
      {step === 'renewing' && (
        <ProofForm flow={flow} intro={m('account.renew-intro')} submit={m('account.renew-codes')} />
      )}
      {step === 'ending' && <ProofForm flow={flow} intro={m('account.end-intro')} submit={m('account.end-factor')} />}
      {step === 'showing' && <RecoveryCodes flow={flow} />}
    </Sheet>
  );
}
