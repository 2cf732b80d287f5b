import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { isBusy } from '../../actors/selectors';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import { FieldFrame } from '../../ui/field/field-frame';
import { PasswordInput } from '../../ui/field/password-input';
import { ScriptForm } from '../../ui/field/script-form';
import { useRefusalText } from '../refusals/refusal-text';
import { useSpending } from './use-spending';
import { Text } from '../../ui/text/text';

const Question = styled(ScriptForm)`
  display: grid;
  gap: ${token('space-4')};
`;

export interface SpendingSheetProps {
  /** Describes the payment. */
  text: string;
  /** The label of the button; by default, to pay. */
  action?: string;
  /** The session code of an open attempt, which the next one continues. */
  openCode?: string | null;
  /** Called once the store accepts an attempt with this session code. */
  onConfirmed: (code: string) => void;
  onClose: () => void;
}

/** Asks for the account's password before money leaves the balance. */
export default function SpendingSheet({ text, action, openCode = null, onConfirmed, onClose }: SpendingSheetProps) {
  const m = useMessages();
  const textOf = useRefusalText();
  const form = useId();
  const flow = useSpending(openCode);
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const busy = useSelector(flow, isBusy);
  useFlowEvents(flow, { 'spending.confirmed': ({ code }) => onConfirmed(code) });
  // Clears a refused password, for the next one.
  useEffect(() => {
    if (!refusal) return;
    field.current?.focus();
    field.current?.select();
  }, [refusal]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password === '') field.current?.focus();
    else flow.send({ type: 'password.send', password });
  };
  const error = missing ? m('spending.password-missing') : refusal ? textOf(refusal) : undefined;
  return (
    <Sheet
      open
      title={m('spending.title')}
      onClose={onClose}
      footer={
        <>
          <Button type="button" $look="secondary" onClick={onClose}>
            {m('action.no')}
          </Button>
          <Button type="submit" form={form} disabled={busy} aria-busy={busy}>
            {busy && <LoaderCircle size={18} aria-hidden />}
            {action ?? m('spending.confirm')}
          </Button>
        </>
      }
    >
      <Question id={form} noValidate onSubmit={send}>
        <p>{text}</p>
        <FieldFrame label={m('spending.password')} error={error}>
          {(attributes) => (
            <PasswordInput
              {...attributes}
              ref={(input) => {
                field.current = input;
                // A dialog focuses this element when it opens. React does not render the attribute.
                input?.setAttribute('autofocus', '');
              }}
              autoComplete="current-password"
              enterKeyHint="done"
              value={password}
              onChange={({ currentTarget }) => {
                setPassword(currentTarget.value);
                setMissing(false);
                flow.send({ type: 'password.change' });
              }}
            />
          )}
        </FieldFrame>
        <Text as="small" $tone="text-muted">
          {m('spending.forgotten')}
        </Text>
      </Question>
    </Sheet>
  );
}
