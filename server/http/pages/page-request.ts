import type { FastifyRequest } from 'fastify';
import type { Settings } from '../../base/settings';
import type { ChosenLocale } from '../../base/locale';
import type { Horizon } from '../../cache/horizon';
import type { CacheBudget } from '../../cache/cache-budget';
import type { StoreRoute } from '../../facade/store-reference';
import { person } from '../../facade/made-up-customer/person';
import type { OpenedPreview } from '../../facade/previews';
import type { Facade } from '../../graphql/facade';
import type { Visit } from '../../sessions/visit';
import type { Metrics } from '../health/metrics';
import type { Operator } from '../operator/operator';
import { executeFor } from '../rendering/execute-for';
import type { Build } from '../rendering/page-renderer';
import type { PageKey } from './page-cache';

export interface PagesOptions {
  settings: Settings;
  operator: Operator;
  facade: Facade;
  build: Build;
  caches: CacheBudget;
  metrics: Pick<Metrics, 'page'>;
}

export type PageRequest = FastifyRequest<{ Querystring: Record<string, string | string[] | undefined> }>;

/** With a leading `?`, or empty. */
export const searchOf = ({ url }: PageRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

export const queryOf = (request: PageRequest) => new URLSearchParams(searchOf(request));

/** What a request asks for, in which store, and for whom. */
export interface PageContext {
  request: PageRequest;
  route: StoreRoute;
  chosen: ChosenLocale;
  /** Null on pages that belong to no store. */
  codename: string | null;
  /** Null if the page must not be cached. */
  key: PageKey | null;
  /** The store's catalogue version; null if the provider has none. */
  catalogue: string | null;
  /** The visitor on private pages, for other answers than pages, and in members' stores; otherwise a guest. */
  visit: Visit;
  origin: string;
  forMembers: boolean;
  /** Null for the store's own pages. */
  preview: OpenedPreview | null;
}

/** The same request, answered by the store's 404 page. */
export const missingPage = (context: PageContext): PageContext => ({
  ...context,
  route: { ...context.route, path: '/404' },
});

const isMadeUp = ({ preview }: PageContext) => preview?.preview.viewer === 'customer';

export const isSignedIn = (context: PageContext) => context.visit.session !== null || isMadeUp(context);

/** The name of the session for which the page is rendered; null for a guest. */
export const sessionOf = (context: PageContext) =>
  isMadeUp(context) ? person.session : context.visit.session && context.visit.name();

/** @param horizon is told until when what is read stays as it is */
export const executeOf = ({ settings, facade, build }: PagesOptions, context: PageContext, horizon?: Horizon) =>
  executeFor(
    context.request,
    settings,
    facade,
    build.renderer,
    context.preview?.record ?? context.route.store,
    context.chosen.locale,
    context.visit,
    context.preview?.preview,
    horizon,
  );
