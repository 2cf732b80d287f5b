import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '../../__generated__/gql/graphql';
import { isBusy } from '../../actors/selectors';
import { useSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { AccountPanel, AccountText, AccountTitle } from '../../features/accounts/account-panel';
import { localeOf } from '../../features/accounts/locale-of';
import { isSignedIn, wayOf } from '../../features/accounts/selectors';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useSignIn } from '../../features/accounts/use-sign-in';
import { boundPage, pageSession } from '../../storage/page-session';
import { resumeChoice } from '../../features/catalogue/choice/stored-choice';
import type { Locale } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { itemOnPath, nextPath } from '../../routing/next-path';
import { usePageContext } from '../../routing/page-context';
import { privacyPath, termsPath } from '../../routing/paths';
import { resumedChoice } from '../../routing/resumed-choice';
import { QuietButton } from '../../ui/button/quiet-button';
import { FormAlert } from '../../ui/field/form-alert';
import { LegalLinks } from '../../ui/link/legal-links';
import { TabButtons } from '../../ui/menu/tab-buttons';
import { RegisterForm, ResetForm, SentCode, SignInForm } from './way-forms';

/** The account's language; null if the guest has chosen another one before signing in, or it is unknown. */
export const ownLocale = (language: Language | null): Locale | null =>
  language === null || /(?:^|; )lang=\w+(?:;|$)/.test(document.cookie) ? null : localeOf(language);

const month = 30 * 24 * 60 * 60;

/** Stores the language for this session only, because it is not a choice of the browser's next user. */
export function speak(locale: Locale, session: string, base: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lang=${locale}-${session}; Max-Age=${month}; Path=${base || '/'}; SameSite=Lax${secure}`;
}

interface Arrival {
  /** Whether a customer is signed in and known. */
  isReady: boolean;
  /** The account's language; null until it is known. */
  language: string | null;
}

/** Continues to the visitor's destination after sign-in. */
function useOnward(search: URLSearchParams, { isReady, language }: Arrival) {
  const navigate = useNavigate();
  const { codename } = useStore();
  const next = nextPath(search.get('next'));
  const url = useHref(next);
  const { locale, base } = usePageContext();
  const { state } = useLocation() as { state: unknown };
  useEffect(() => {
    if (!isReady) return;
    // Only the choice of the item that led here resumes, not an abandoned one.
    const item = itemOnPath(next);
    if (item === resumedChoice(state)) resumeChoice(codename, item);
    const own = ownLocale(language as Language | null);
    // A document contains only one language, so another one needs a new document.
    if (own !== null) speak(own, pageSession(codename), base);
    // A document that another customer has used still has their data in memory, so it is reloaded.
    if ((own !== null && own !== locale) || boundPage()?.isUsed) location.replace(url);
    else void navigate(next, { replace: true, state });
  }, [isReady, navigate, next, codename, url, language, locale, base, state]);
}

export default function LoginScreen({ search }: ScreenProps<null>) {
  const m = useMessages();
  const refusalText = useRefusalText();
  const signedIn = useSignedIn();
  const flow = useSignIn();
  const { identity, error, sent, hasNewPassword, language } = useSelector(flow, ({ context }) => context);
  const way = useSelector(flow, wayOf);
  const busy = useSelector(flow, isBusy);
  const isDone = useSelector(flow, isSignedIn);
  // The session's flag arrives before the answer that identifies the customer.
  useOnward(search, { isReady: isDone || (signedIn && !busy), language });
  const alert = error && <FormAlert>{refusalText(error)}</FormAlert>;
  const isNew = way === 'new';
  const backToSignIn = (
    <QuietButton disabled={busy} onClick={() => flow.send({ type: 'known.choose' })}>
      {m('login.back')}
    </QuietButton>
  );
  if (way === 'forgotten') {
    return (
      <AccountPanel>
        <AccountTitle>{m('login.forgotten-title')}</AccountTitle>
        {sent ? (
          <SentCode
            purpose="RESET"
            sent={sent}
            submit={m('login.set-password')}
            onDone={() => flow.send({ type: 'code.accept' })}
          />
        ) : (
          <>
            <p>{m('login.forgotten-text')}</p>
            <ResetForm
              identity={identity}
              busy={busy}
              alert={alert}
              onSend={(typed) => flow.send({ type: 'identity.send', identity: typed })}
            />
          </>
        )}
        {backToSignIn}
      </AccountPanel>
    );
  }
  return (
    <>
      <TabButtons
        label={m('login.ways')}
        tabs={[
          { id: 'known', label: m('login.sign-in') },
          { id: 'new', label: m('login.register') },
        ]}
        selected={isNew ? 'new' : 'known'}
        onSelect={(chosen) => flow.send({ type: chosen === 'new' ? 'new.choose' : 'known.choose' })}
      />
      <AccountPanel>
        <AccountTitle>{m(isNew ? 'login.register-title' : 'login.sign-in-title')}</AccountTitle>
        {hasNewPassword && <AccountText role="status">{m('login.password-set')}</AccountText>}
        {isNew && sent && (
          <SentCode
            purpose="REGISTER"
            sent={sent}
            submit={m('login.confirm')}
            onDone={() => flow.send({ type: 'code.accept' })}
          />
        )}
        {isNew && !sent && (
          <RegisterForm
            busy={busy}
            alert={alert}
            onSend={(registration) => flow.send({ type: 'registration.send', registration })}
          />
        )}
        {!isNew && (
          <>
            <SignInForm
              identity={identity}
              busy={busy}
              alert={alert}
              onSend={(credentials) => flow.send({ type: 'credentials.send', credentials })}
            />
            <QuietButton disabled={busy} onClick={() => flow.send({ type: 'forgotten.choose' })}>
              {m('login.forgotten')}
            </QuietButton>
            <LegalLinks newTab terms={termsPath} privacy={privacyPath} />
          </>
        )}
        <noscript>{m('login.needs-script')}</noscript>
      </AccountPanel>
    </>
  );
}
