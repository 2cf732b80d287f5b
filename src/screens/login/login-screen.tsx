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

/** The language that the account asks for; null if the guest who signs in has chosen one, or none is known. */
export const ownLocale = (language: Language | null): Locale | null =>
  language === null || /(?:^|; )lang=\w+(?:;|$)/.test(document.cookie) ? null : localeOf(language);

const month = 30 * 24 * 60 * 60;

/** Has the store's pages speak it for as long as the session: it is no choice of whoever uses this browser next. */
export function speak(locale: Locale, session: string, base: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `lang=${locale}-${session}; Max-Age=${month}; Path=${base || '/'}; SameSite=Lax${secure}`;
}

interface Arrival {
  /** Somebody is signed in, and it is known who. */
  isReady: boolean;
  /** The account's; null while it is not known. */
  language: string | null;
}

/** Goes on to where the visitor wanted to go, once signed in. */
function useOnward(search: URLSearchParams, { isReady, language }: Arrival) {
  const navigate = useNavigate();
  const { codename } = useStore();
  const next = nextPath(search.get('next'));
  const address = useHref(next);
  const { locale, base } = usePageContext();
  const { state } = useLocation() as { state: unknown };
  useEffect(() => {
    if (!isReady) return;
    // What was chosen before, and left, is not what led here.
    const item = itemOnPath(next);
    if (item === resumedChoice(state)) resumeChoice(codename, item);
    const own = ownLocale(language as Language | null);
    // A page carries one language only, so the other comes with a new document.
    if (own !== null) speak(own, pageSession(codename), base);
    // What another customer did stays in the memory of a document that was theirs.
    if ((own !== null && own !== locale) || boundPage()?.isUsed) location.replace(address);
    else void navigate(next, { replace: true, state });
  }, [isReady, navigate, next, codename, address, language, locale, base, state]);
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
  // The flag of the session comes before the answer that says whose it is.
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
            <LegalLinks apart terms={termsPath} privacy={privacyPath} />
          </>
        )}
        <noscript>{m('login.needs-script')}</noscript>
      </AccountPanel>
    </>
  );
}
