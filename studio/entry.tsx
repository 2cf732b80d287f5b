import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { MessagesProvider } from '../src/i18n/use-messages';
import { ExecuteContext } from '../src/api/execute';
import { executeInStudio } from './api/execute';
import { App } from './app/app';
import { StudioStyle } from './app/studio-style';
import { loadCatalogues } from './i18n/load-messages';
import { StudioMessages } from './i18n/use-studio-messages';

/** `?lang=` has chosen the language of this document, and is no part of a room's URL. */
function forgetLanguage() {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

async function start(root: HTMLElement) {
  const locale = document.documentElement.lang === 'en' ? 'en' : 'id';
  const { parts, studio } = await loadCatalogues(locale);
  // Fields look up the errors of a form's schema, whose keys are of the studio.
  const all = { ...parts, ...studio };
  createRoot(root).render(
    <StrictMode>
      <ExecuteContext value={executeInStudio}>
        <MessagesProvider locale={locale} messages={all}>
          <StudioMessages locale={locale} messages={studio}>
            <StudioStyle />
            <BrowserRouter basename="/studio">
              <App />
            </BrowserRouter>
          </StudioMessages>
        </MessagesProvider>
      </ExecuteContext>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
forgetLanguage();
if (root) void start(root);
