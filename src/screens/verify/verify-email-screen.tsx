import { useSelector } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { VerifyEmailScreenQuery } from '../../__generated__/gql/graphql';
import { usePageData } from '../../api/use-loaded';
import { Button, LinkButton } from '../../ui/button/button';
import { useToast } from '../../ui/feedback/use-toast';
import { type SentCode, useOneTimeCode } from '../../features/accounts/use-one-time-code';
import { FormAlert } from '../../ui/field/form-alert';
import { useMessages } from '../../i18n/use-messages';
import { AccountPanel, AccountText, AccountTitle } from '../../features/accounts/account-panel';
import { CodeEntry } from '../../features/accounts/code-entry';
import SignInFirst from '../../features/accounts/sign-in-first';
import { useRefusalText } from '../../features/refusals/refusal-text';
import type { ScreenProps } from '../../routing/define-route';
import { accountPath } from '../../routing/paths';
import { isBusy } from '../../actors/selectors';

const toEmail = { channel: 'EMAIL', phone: null } as const;

/** The code, if the previous page has already sent it. */
const sentBefore = (state: unknown) => (state as { sent?: SentCode } | null)?.sent ?? null;

function VerifyEmail({ email }: { email: string }) {
  const m = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const pageData = usePageData();
  const refusalText = useRefusalText();
  const flow = useOneTimeCode({ purpose: 'EMAIL', to: null, sent: sentBefore(useLocation().state) });
  const { sent, error } = useSelector(flow, ({ context }) => context);
  const busy = useSelector(flow, isBusy);
  return (
    <AccountPanel>
      <AccountTitle>{m('verify.email-title')}</AccountTitle>
      {sent ? (
        <CodeEntry
          flow={flow}
          submit={m('login.confirm')}
          onDone={() => {
            pageData.invalidatePrivate();
            toast(m('verify.email-thanks'));
            void navigate(accountPath, { replace: true });
          }}
        />
      ) : (
        <>
          <p>{m('verify.email-text', { email })}</p>
          {error && <FormAlert>{refusalText(error)}</FormAlert>}
          <Button $wide aria-disabled={busy || undefined} onClick={() => flow.send({ type: 'code.send', to: toEmail })}>
            {m('login.send-code')}
          </Button>
        </>
      )}
    </AccountPanel>
  );
}

export default function VerifyEmailScreen({ data: { customer } }: ScreenProps<VerifyEmailScreenQuery>) {
  const m = useMessages();
  if (!customer) return <SignInFirst />;
  if (!customer.emailVerified) return <VerifyEmail email={customer.email} />;
  return (
    <AccountPanel>
      <AccountTitle>{m('verify.email-title')}</AccountTitle>
      <AccountText>{m('verify.email-done', { email: customer.email })}</AccountText>
      <LinkButton to={accountPath}>{m('verify.go-on')}</LinkButton>
    </AccountPanel>
  );
}
