import './theme/served/read-styles';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createLazyExecute } from './api/lazy-execute';
import type { Loaded } from './api/loaded';
import { reloadForLostScripts } from './api/lost-scripts';
import { type PackedData, unpackData } from './api/packed-data';
import { createPageData } from './api/page-data';
import { App } from './app/app';
import { checkSession, watchSession } from './api/signed-in';
import { bindPage } from './storage/page-session';
import { earlyReady, followEarlyPage } from './lazy/early-ready';
import type { PageContext } from './routing/page-context';
import { loadAhead } from './app/router/load-ahead';
import { routeAt } from './app/router/route-at';
import { playUnused } from './ui/carousel/play-unused';
import { directoryRoute } from './screens/directory/route';

const jsonOf = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? 'null');

const loadMessages = {
  id: () => import(/* webpackChunkName: "messages-id" */ './__generated__/messages/id'),
  en: () => import(/* webpackChunkName: "messages-en" */ './__generated__/messages/en'),
};

async function start() {
  const context = jsonOf('page-context') as PageContext;
  const answers = unpackData(jsonOf('page-data') as PackedData) as { [key: string]: Loaded<unknown> };
  const root = document.getElementById('root');
  if (!root) return;
  const { codename } = context;
  if (codename !== null) {
    bindPage(codename, context.session ?? undefined);
    watchSession(codename);
    checkSession();
  }
  const path = location.pathname.slice(context.base.length) || '/';
  const loadScreen = async () => {
    const route = context.directory ? directoryRoute : (await routeAt(path))?.route;
    await route?.screen.preload();
  };
  const [messages] = await Promise.all([loadMessages[context.locale](), loadScreen()]);
  const execute = createLazyExecute(new URL(context.endpoint, location.origin).href);
  const pageData = createPageData(execute, answers);
  await earlyReady();
  dispatchEvent(new Event('hydrate'));
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter basename={context.base || '/'}>
          <App context={context} messages={messages.default} pageData={pageData} execute={execute} />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  playUnused();
  if (!context.directory) loadAhead(context.base);
}

reloadForLostScripts();
followEarlyPage();
void start();
