import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { StoreShellDocument } from '../__generated__/documents/store-shell';
import { type Execute, ExecuteContext } from '../api/execute';
import type { PageData } from '../api/page-data';
import { useMaySee } from '../api/signed-in';
import { StoreContext, useStore } from '../api/store-context';
import { PageDataContext, useLoaded } from '../api/use-loaded';
import type { CompiledMessages } from '../i18n/translate';
import { MessagesProvider } from '../i18n/use-messages';
import { ContentMode } from '../routing/define-route';
import { type PageContext, PageContextProvider } from '../routing/page-context';
import { isAt, legalPaths, loginPath } from '../routing/paths';
import { searchRedirect } from '../routing/search-paths';
import { Boundary } from '../ui/feedback/boundary';
import { ToastProvider } from '../ui/feedback/toast-provider';
import { FailedPart, UnavailablePage } from './failures';
import { NeutralPage, NotFoundScreen } from './router/fallback-pages';
import { useRouteAt } from './router/route-at';
import { RouteView } from './router/route-view';
import { Shell } from './shell/shell';

/** Guests of a store for members may see only these pages. */
const openToAll = [loginPath(), ...legalPaths];

function Page({ match, retry }: ReturnType<typeof useRouteAt>) {
  if (match === undefined) return <FailedPart onRetry={retry} />;
  return match ? <RouteView match={match} /> : <NotFoundScreen />;
}

export function StorePage() {
  const { pathname, search } = useLocation();
  const searched = searchRedirect(new URLSearchParams(search));
  const current = useRouteAt(pathname);
  const route = current.match?.route;
  const { signInRequired } = useStore();
  // In a store for members, guests may only sign in and read the legal pages.
  const maySee = useMaySee(signInRequired && !openToAll.some((path) => isAt(path, pathname)));
  if (!maySee) {
    return <Navigate replace to={loginPath(pathname + search)} />;
  }
  return (
    <Shell content={route?.content ?? ContentMode.HOME} title={route?.title}>
      {searched !== null ? <Navigate replace to={searched} /> : <Page key={pathname} {...current} />}
    </Shell>
  );
}

export interface AppProps {
  context: PageContext;
  messages: CompiledMessages;
  pageData: PageData;
  execute: Execute;
}

/** The pages of one store; a store that fails to load shows an error and a retry. */
function StoreApp() {
  const { loaded, reload } = useLoaded(StoreShellDocument, noVariables);
  if (!loaded.ok) return <UnavailablePage requestId={loaded.requestId} onRetry={reload} />;
  return <StoreContext value={loaded.data.store}>{loaded.data.store ? <StorePage /> : <NeutralPage />}</StoreContext>;
}

const noVariables = {};

/** Everything around a page: its context, its language, its toasts, and the outer one of two error boundaries. */
export function App({ context, messages, pageData, execute }: AppProps) {
  return (
    <PageContextProvider value={context}>
      <MessagesProvider locale={context.locale} messages={messages}>
        <Boundary resetKey="app" fallback={(retry) => <UnavailablePage requestId="" onRetry={retry} />}>
          <PageDataContext value={pageData}>
            <ExecuteContext value={execute}>
              <ToastProvider>
                <Suspense>{context.codename === null ? <NeutralPage /> : <StoreApp />}</Suspense>
              </ToastProvider>
            </ExecuteContext>
          </PageDataContext>
        </Boundary>
      </MessagesProvider>
    </PageContextProvider>
  );
}
