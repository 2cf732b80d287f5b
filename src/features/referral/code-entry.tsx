import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { isBusy } from '../../actors/selectors';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { Sheet } from '../../ui/dialog/sheet';
import { SubmitButton } from '../../ui/field/form';
import { FieldFrame } from '../../ui/field/field-frame';
import { TextInput } from '../../ui/field/text-input';
import { failureKey } from '../../i18n/failure-key';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { useRefusalText } from '../refusals/refusal-text';
import styled from 'styled-components';
import { token } from '../../theme/token';
import { hasFailed, isCodeMissing, isEntered, isEntryOpen, isRefused } from './selectors';
import type { ReferralEntryFlow } from './use-referral-entry';

const Fields = styled.form`
  display: grid;
  gap: ${token('space-4')};
`;

export interface CodeEntryProps {
  flow: ReferralEntryFlow;
  /** The code was taken. */
  onEntered: () => void;
}

/** A friend's code, and what became of it. */
export function CodeEntry({ flow, onEntered }: CodeEntryProps) {
  const m = useMessages();
  const locale = useLocale();
  const textOf = useRefusalText();
  const open = useSelector(flow, isEntryOpen);
  const busy = useSelector(flow, isBusy);
  const missing = useSelector(flow, isCodeMissing);
  const entered = useSelector(flow, isEntered);
  const refused = useSelector(flow, isRefused);
  const failed = useSelector(flow, hasFailed);
  const { code, message, refusal } = useSelector(flow, ({ context }) => context);
  const dismiss = () => flow.send({ type: 'notice.dismiss' });
  return (
    <>
      <Sheet open={open} title={m('referral.enter')} onClose={() => flow.send({ type: 'entry.close' })}>
        <Fields
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            flow.send({ type: 'code.submit' });
          }}
        >
          <FieldFrame
            label={m('referral.friend-code')}
            hint={m('referral.enter-hint')}
            error={missing ? m('referral.code-missing') : undefined}
          >
            {(ties) => (
              <TextInput
                {...ties}
                autoComplete="off"
                autoCapitalize="none"
                value={code}
                onChange={({ currentTarget }) => flow.send({ type: 'code.type', text: currentTarget.value })}
              />
            )}
          </FieldFrame>
          <SubmitButton busy={busy}>{m('referral.submit')}</SubmitButton>
        </Fields>
      </Sheet>
      <AlertDialog
        open={entered}
        title={m('result.success')}
        // The provider's words are Indonesian.
        text={(locale === 'id' && message) || m('referral.entered')}
        onClose={() => {
          dismiss();
          onEntered();
        }}
      />
      <AlertDialog open={refused} title={m('result.failure')} text={refusal ? textOf(refusal) : ''} onClose={dismiss} />
      <AlertDialog open={failed} title={m('result.failure')} text={m(failureKey())} onClose={dismiss} />
    </>
  );
}
