import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { Sheet } from '../../ui/dialog/sheet';
import { SubmitButton } from '../../ui/field/form';
import { FieldFrame } from '../../ui/field/field-frame';
import { ScriptForm } from '../../ui/field/script-form';
import { TextInput } from '../../ui/field/text-input';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { ConfirmingNote, SubmissionResult } from '../orders/submission-result';
import { isCodeMissing, isEntered, isEntering, isEntryOpen } from './selectors';
import type { ReferralEntry } from './use-referral-entry';

const Fields = styled(ScriptForm)`
  display: grid;
  gap: ${token('space-4')};
`;

export interface CodeEntryProps {
  entry: ReferralEntry;
  /** Called if the store has another code than the page shows. */
  onChange: () => void;
}

/** The field for a friend's code, and the outcome. */
export function CodeEntry({ entry: { flow, message, submit }, onChange }: CodeEntryProps) {
  const m = useMessages();
  const locale = useLocale();
  const open = useSelector(flow, isEntryOpen);
  const busy = useSelector(flow, isEntering);
  const missing = useSelector(flow, isCodeMissing);
  const entered = useSelector(flow, isEntered);
  const code = useSelector(flow, ({ context }) => context.code);
  const submission = useSelector(flow, ({ children }) => children.submission);
  const dismiss = () => flow.send({ type: 'notice.dismiss' });
  return (
    <>
      <Sheet open={open} title={m('referral.enter')} onClose={() => flow.send({ type: 'entry.close' })}>
        <Fields
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            submit();
          }}
        >
          <FieldFrame
            label={m('referral.friend-code')}
            hint={m('referral.enter-hint')}
            error={missing ? m('referral.code-missing') : undefined}
          >
            {(attributes) => (
              <TextInput
                {...attributes}
                autoComplete="off"
                autoCapitalize="none"
                value={code}
                onChange={({ currentTarget }) => flow.send({ type: 'code.type', text: currentTarget.value })}
              />
            )}
          </FieldFrame>
          <SubmitButton busy={busy}>{m('referral.submit')}</SubmitButton>
          <ConfirmingNote submission={submission} />
        </Fields>
      </Sheet>
      <AlertDialog
        open={entered}
        title={m('result.success')}
        // The provider's text is in Indonesian.
        text={(locale === 'id' && message) || m('referral.entered')}
        onClose={() => {
          dismiss();
          onChange();
        }}
      />
      <SubmissionResult
        submission={submission}
        title={m('result.failure')}
        amountOf={String}
        inset
        onDismiss={(isStale) => {
          dismiss();
          if (isStale) onChange();
        }}
      />
    </>
  );
}
