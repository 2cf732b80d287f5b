import { StaticRouter } from 'react-router-dom';
import { StoreLookDocument } from '../../__generated__/documents/store-look';
import { StoreShellDocument } from '../../__generated__/documents/store-shell';
import en from '../../__generated__/messages/en';
import id from '../../__generated__/messages/id';
import type { Failure } from '../../api/loaded';
import { packData } from '../../api/packed-data';
import { createPageData, type PageData } from '../../api/page-data';
import type { StoreShell } from '../../api/store-context';
import { createTranslate } from '../../i18n/translate';
import type { Head } from '../../routing/define-route';
import { isAt, loginPath } from '../../routing/paths';
import { directoryRoute } from '../../screens/directory/route';
import { App } from '../app';
import { documentStart } from './document-start';
import { siteOf } from './json-ld/json-ld';
import { firstPictureOf } from './first-picture';
import { jsonScript } from './json-script';
import { renderApplication } from './render-application';
import type { RenderAnswer, RenderRequest } from './render-request';
import { pageModules, redirectTarget, structuredData } from './route-facts/facts-of';
import type { RouteMatch } from '../router/route-at';
import { failureStatus, headOf, missingHead, outcomeOf } from './page-head';
import { matchRoute } from '../router/routes';

const catalogues = { id, en };

interface Content {
  status: 200 | 404 | 502 | 503;
  /** Null when it failed to load. */
  data: unknown;
  match: RouteMatch | null;
  head: Head;
}

/** The content and the head of the path, once the route's data has arrived, because the status is sent first. */
async function find(request: RenderRequest, pageData: PageData, match: RouteMatch | null): Promise<Content> {
  const text = createTranslate(request.locale, catalogues[request.locale]);
  const missing: Content = { status: 404, data: null, match: null, head: missingHead(text) };
  if (!match) return missing;
  const { route, params } = match;
  const search = new URLSearchParams(request.search);
  const loaded = route.query ? await pageData.load(route.query, route.variables?.({ params, search }) ?? {}) : null;
  if (outcomeOf(match, loaded) === 'missing') return missing;
  const status = loaded?.ok === false ? failureStatus(loaded) : (route.status ?? 200);
  return { status, data: loaded?.ok ? loaded.data : null, match, head: headOf(match, search, loaded, text) };
}

const withoutStore = (failure: Failure, { locale }: RenderRequest): Content => ({
  status: failureStatus(failure),
  data: null,
  match: null,
  head: { title: createTranslate(locale, catalogues[locale])('failure.store'), indexed: false },
});

const aboutOf = ({ status, data, match, head }: Content, request: RenderRequest, store: StoreShell | null) =>
  status === 200 && match && store ? structuredData(match.route, { data, head, site: siteOf(request, store) }) : [];

const matchOf = (request: RenderRequest): RouteMatch | null => {
  if (request.codename !== null) return matchRoute(request.path);
  return request.directory ? { route: directoryRoute, params: {} } : null;
};

/** The session ended while the page was rendered. */
const isSignedOut = (pageData: PageData) =>
  Object.values(pageData.answers()).some((answer) => !answer.ok && answer.code === 'SIGNED_OUT');

export async function renderPage(request: RenderRequest): Promise<RenderAnswer> {
  const match = matchOf(request);
  const isPrivate = match?.route.private ?? false;
  const toLogin: RenderAnswer = {
    kind: 'redirect',
    location: request.base + loginPath(request.path + request.askedSearch),
  };
  const isShut = isPrivate || (request.forMembers && !isAt(loginPath(), request.path));
  if (isShut && !request.signedIn) return toLogin;
  const pageData = createPageData(request.execute);
  const hasStore = request.codename !== null;
  const [onRoute, shell, look] = await Promise.all([
    find(request, pageData, match),
    hasStore ? pageData.load(StoreShellDocument, {}) : null,
    hasStore ? request.execute(StoreLookDocument, {}) : null,
  ]);
  const store: StoreShell | null = shell?.ok ? shell.data.store : null;
  const content = shell?.ok === false ? withoutStore(shell, request) : onRoute;
  const inside = store && content.match && redirectTarget(content.match, content.data, store);
  if (inside) return { kind: 'redirect', location: request.base + inside };

  let failures = 0;
  const { styles, html, whole, isStreamed } = await renderApplication(
    <StaticRouter basename={request.base || '/'} location={request.base + request.path + request.search}>
      <App context={request} messages={catalogues[request.locale]} pageData={pageData} execute={request.execute} />
    </StaticRouter>,
    request.nonce,
    (error) => {
      failures += 1;
      request.report(error);
    },
  );

  if (isShut && isSignedOut(pageData)) {
    html.destroy();
    return toLogin;
  }

  const lookOfStore = look?.ok ? look.data.store : null;
  const firstPicture = await firstPictureOf(whole, request, lookOfStore?.focalPoints ?? []);

  return {
    kind: 'page',
    status: content.status,
    before: documentStart({
      request,
      head: content.head,
      store,
      isNeutral: !shell || (shell.ok && !store),
      about: aboutOf(content, request, store),
      look: lookOfStore,
      pageModules: content.match ? pageModules(content.match.route, content.data) : [],
      firstPicture: firstPicture.css,
      styles,
    }),
    application: html,
    isStreamed,
    after: () => `</div>${jsonScript('page-data', packData(pageData.answers()))}</body></html>`,
    isWhole: () =>
      !isStreamed &&
      !firstPicture.isLate &&
      failures === 0 &&
      look?.ok !== false &&
      Object.values(pageData.answers()).every((answer) => answer.ok),
  };
}
