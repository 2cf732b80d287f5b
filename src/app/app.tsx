import { Suspense } from 'react';
import { StoreShellDocument } from '../__generated__/documents/store-shell';
import { StoreContext } from '../api/store-context';
import type { PageData } from '../api/page-data';
import { type Execute, ExecuteContext } from '../api/execute';
import { PageDataContext, useLoaded } from '../api/use-loaded';
import { Boundary } from '../ui/feedback/boundary';
import { ToastProvider } from '../ui/feedback/toast-provider';
import type { CompiledMessages } from '../i18n/translate';
import { MessagesProvider } from '../i18n/use-messages';
import { type PageContext, PageContextProvider } from '../routing/page-context';
import { NeutralPage } from './router/fallback-pages';
import { reportError } from './report-error';
import { StorePage } from './store-page';
import { UnavailablePage } from './unavailable-page';

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

/** Everything around a page: what it knows, its language, its toasts, and the outer of the two error boundaries. */
export function App({ context, messages, pageData, execute }: AppProps) {
  return (
    <PageContextProvider value={context}>
      <MessagesProvider locale={context.locale} messages={messages}>
        <Boundary
          resetKey="app"
          report={reportError}
          fallback={(retry) => <UnavailablePage requestId="" onRetry={retry} />}
        >
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
