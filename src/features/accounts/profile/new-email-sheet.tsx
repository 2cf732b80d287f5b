import styled from 'styled-components';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import { QuietButton } from '../../../ui/button/quiet-button';
import { Sheet } from '../../../ui/dialog/sheet';
import { CodeEntry } from '../code-entry';
import { useOneTimeCode } from '../use-one-time-code';
import type { SentCode } from './use-profile-edit';

const Layout = styled.div`
  display: grid;
  gap: ${token('space-3')};
`;

interface EmailCodeProps {
  sent: SentCode;
  onDone: () => void;
  onCancel: () => void;
}

function EmailCode({ sent, onDone, onCancel }: EmailCodeProps) {
  const m = useMessages();
  const flow = useOneTimeCode({ purpose: 'NEW_EMAIL', to: null, sent });
  return (
    <Layout>
      <p>{m('profile.email-code')}</p>
      <CodeEntry flow={flow} submit={m('login.confirm')} onDone={onDone} />
      <QuietButton onClick={onCancel}>{m('profile.email-keep')}</QuietButton>
    </Layout>
  );
}

export interface NewEmailSheetProps {
  /** Null if no code was sent. */
  sent: SentCode | null;
  onDone: () => void;
  onCancel: () => void;
}

/** The sheet for the code that confirms a new e-mail. */
export default function NewEmailSheet({ sent, onDone, onCancel }: NewEmailSheetProps) {
  const m = useMessages();
  return (
    <Sheet open={sent !== null} title={m('profile.email-code-title')} onClose={onCancel}>
      {sent && <EmailCode key={sent.request} sent={sent} onDone={onDone} onCancel={onCancel} />}
    </Sheet>
  );
}
