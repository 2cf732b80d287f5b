import type { FastifyInstance, FastifyReply } from 'fastify';
import { chosenCookie, localeCookie } from '../../base/locale';
import { writtenStore } from '../../facade/store-reference';
import { createPageAnswers } from './answer-page';
import { createPageCache } from './page-cache';
import { findPage } from './find-page';
import { otherAnswerAt } from './other-answers';
import { missingPage, type PageContext, type PageRequest, type PagesOptions, queryOf } from './page-request';

const year = 31_536_000;

/** Stores the language that the URL asks for in this browser. */
function keepLocale({ request, route, chosen, codename }: PageContext, reply: FastifyReply) {
  if (!chosen.isFromUrl) return;
  const choice = chosenCookie(chosen.locale, request.cookies, codename);
  void reply.setCookie(localeCookie, choice, { path: route.base || '/', maxAge: year, sameSite: 'lax' });
}

/** Answers every path that has no route of its own. */
export function pages(app: FastifyInstance, options: PagesOptions) {
  const { settings, facade, build } = options;
  // In the development build, styled-components writes rules as text, which has no hash beforehand.
  const cache = settings.NODE_ENV === 'development' ? null : createPageCache(options.caches);
  const answerPage = createPageAnswers(options, cache);

  app.get('/*', async (request: PageRequest, reply) => {
    const capitals = writtenStore(request, settings);
    if (capitals && (await facade.storeRecord(capitals).catch(() => null)))
      return reply.redirect(capitals.location, 301);
    const context = await findPage(options, request);
    const { route } = context;
    keepLocale(context, reply);
    if (!route.store) return answerPage(context, reply);
    const searched = build.renderer.searchRedirect(queryOf(request));
    if (searched) return reply.redirect(route.base + searched, 302);
    const outcome = (await otherAnswerAt(route.path)?.answer(options, context, reply)) ?? 'page';
    if (outcome === 'sent') return reply;
    return answerPage(outcome === 'missing' ? missingPage(context) : context, reply);
  });
}
