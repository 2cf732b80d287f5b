import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../base/locale';
import { canonicalOrigin } from '../../base/public-origin';
import { previewRoot } from '../../sealing/preview-sealer';
import { guest } from '../../sessions/visit';
import { createPageAnswers } from '../pages/answer-page';
import { previewScripts } from './preview-parts';
import { otherAnswerAt } from '../pages/other-answers';
import { missingPage, type PageContext, type PageRequest, type PagesOptions, queryOf } from '../pages/page-request';

interface PreviewParams {
  readonly sealed: string;
  readonly codename: string;
  readonly '*'?: string;
}

/** Nobody keeps these pages, finds them, or learns their URL from a link. */
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** The pages of a store at another revision. Cookies are ignored: everybody is a guest, or a made-up customer. */
export async function previews(app: FastifyInstance, options: PagesOptions) {
  const { settings, facade, build } = options;
  const answerPage = createPageAnswers(options, null);

  async function findPreview(request: PageRequest): Promise<PageContext> {
    const { sealed, codename, '*': rest = '' } = request.params as PreviewParams;
    const { query, headers: sent } = request;
    const chosen = localeOf({ query, headers: sent, cookies: {} });
    const shared = {
      request,
      chosen,
      key: null,
      catalogue: null,
      visit: guest,
      origin: canonicalOrigin(request, settings),
    };
    const nowhere = { store: null, base: '', path: '/404' };
    const preview = await facade.openPreview(sealed, codename, { requestId: request.id, locale: chosen.locale });
    if (!preview) return { ...shared, route: nowhere, codename: null, forMembers: false, preview: null };
    const base = `${previewRoot}/${sealed}/${codename}`;
    const route = { store: { codename }, base, path: `/${rest}` };
    return { ...shared, route, codename, forMembers: false, preview };
  }

  async function answer(request: PageRequest, reply: Parameters<typeof answerPage>[1]) {
    void reply.headers(headers);
    const context = await findPreview(request);
    const { route, preview } = context;
    if (!preview) return answerPage(context, reply);
    const searched = build.renderer.searchRedirect(queryOf(request));
    if (searched) return reply.redirect(route.base + searched, 302);
    const outcome = (await otherAnswerAt(route.path)?.answer(options, context, reply)) ?? 'page';
    if (outcome === 'sent') return reply;
    return answerPage(outcome === 'missing' ? missingPage(context) : context, reply);
  }

  await app.register(fastifyStatic, {
    root: build.studioDirectory,
    prefix: previewScripts,
    preCompressed: true,
    cacheControl: false,
    index: false,
    decorateReply: false,
  });
  const base = `${previewRoot}/:sealed/:codename`;
  app.get(base, answer);
  app.get(`${base}/*`, answer);
}
