import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { object, string } from 'yup';
import { isBusy } from '../../actors/selectors';
import { useMessages } from '../../i18n/use-messages';
import { QuietButton } from '../../ui/button/quiet-button';
import { CodeField } from '../../ui/field/code-field';
import { Form, SubmitButton } from '../../ui/field/form';
import { FormAlert } from '../../ui/field/form-alert';
import { PasswordField } from '../../ui/field/password-field';
import { passwordRule } from './password-rule';
import { isAccepted, isSpent } from './selectors';
import { useRefusalText } from '../refusals/refusal-text';
import type { OneTimeCodeFlow } from './use-one-time-code';

const secondsUntil = (deadline: number) => Math.max(0, Math.ceil((deadline - Date.now()) / 1_000));

/** Seconds until `deadline` on this device's clock, counted down to 0. */
function useSecondsUntil(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  const [counted, setCounted] = useState(deadline);
  if (counted !== deadline) {
    setCounted(deadline);
    setSeconds(secondsUntil(deadline));
  }
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(secondsUntil(deadline));
      if (secondsUntil(deadline) === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}

export interface CodeEntryProps {
  flow: OneTimeCodeFlow;
  /** Also asks for a new password. */
  withPassword?: boolean;
  submit: string;
  onDone: () => void;
}

const attempts = 5;
const codeRule = string().length(6, 'code.incomplete').required('code.incomplete');
const codeSchema = object({ code: codeRule, newPassword: string().defined().default('') });
const resetSchema = object({ code: codeRule, newPassword: passwordRule });
const empty = { code: '', newPassword: '' };

/** The field for a code, with a button that requests another code as soon as that is allowed. */
export function CodeEntry({ flow, withPassword = false, submit, onDone }: CodeEntryProps) {
  const m = useMessages();
  const refusalText = useRefusalText();
  const { sent, error, failedChecks } = useSelector(flow, ({ context }) => context);
  const busy = useSelector(flow, isBusy);
  const spent = useSelector(flow, isSpent);
  const isDone = useSelector(flow, isAccepted);
  const seconds = useSecondsUntil(sent?.resendAt ?? 0);
  const tellDone = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) tellDone();
  }, [isDone]);
  return (
    <>
      {sent && <p role="status">{m('code.sent-to', { recipient: sent.sentTo })}</p>}
      <Form
        key={sent?.request}
        initial={empty}
        schema={withPassword ? resetSchema : codeSchema}
        onSubmit={({ code, newPassword }) =>
          flow.send({ type: 'code.answer', answer: withPassword ? { code, newPassword } : { code } })
        }
      >
        {error && (
          <FormAlert>
            {refusalText(error)}{' '}
            {error.code === 'CODE_WRONG' &&
              failedChecks < attempts &&
              m('code.attempts-left', { count: attempts - failedChecks })}
          </FormAlert>
        )}
        <CodeField name="code" label={m('code.label')} hint={m('code.hint')} autoFocus />
        {withPassword && (
          <PasswordField
            name="newPassword"
            label={m('login.new-password')}
            hint={m('login.password-hint')}
            autoComplete="new-password"
          />
        )}
        <SubmitButton busy={busy} disabled={spent}>
          {submit}
        </SubmitButton>
      </Form>
      <QuietButton disabled={busy || seconds > 0} onClick={() => flow.send({ type: 'code.resend', at: Date.now() })}>
        {seconds > 0 ? m('code.resend-in', { seconds }) : m('code.resend')}
      </QuietButton>
    </>
  );
}
