import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../base/settings';
import { reportError } from '../../facade/error-model';
import type { Facade } from '../../graphql/facade';
import { localeOf } from '../../base/locale';
import { setSessionCookies } from '../../sessions/sessions';
import { findOwner } from '../pictures/private-pictures';
import { answer } from '../pictures/upload-answers';

const isOfScript = ({ headers }: FastifyRequest) => headers['sec-fetch-dest'] !== 'document';

/** Sends the signed-in customer's own data as a download. */
export function personalDataRoute(app: FastifyInstance, { facade, settings }: { facade: Facade; settings: Settings }) {
  const path = `${settings.MULTI_TENANT ? '/:codename' : ''}/akun/data-saya.json`;
  void app.register(async (part) => {
    part.decorateRequest('pictureOwner', null);
    part.addHook('onRequest', findOwner(facade, settings, isOfScript));
    part.addHook('onSend', async ({ headers, params }, reply, payload) => {
      if (reply.statusCode !== 401 || headers['sec-fetch-dest'] !== 'document') return payload;
      const { codename } = params as { codename?: string };
      const base = codename ? `/${codename}` : '';
      reply
        .code(303)
        .header('location', `${base}/login?next=${encodeURIComponent('/akun/profil')}`)
        .type('text/plain');
      return '';
    });
    part.get<{ Querystring: { lang?: string } }>(path, async (request, reply) => {
      const { pictureOwner: owner } = request;
      if (!owner) throw new Error('request.pictureOwner is not set');
      const { session, record, visit } = owner;
      try {
        const scope = { requestId: request.id, locale: localeOf(request).locale };
        const body = await facade.personalData(session, record, scope);
        setSessionCookies(reply, record.store.codename, visit);
        if (!body) return await answer(reply.header('retry-after', 900), 'TOO_MANY_GUESSES', '', 429);
        return await reply
          .type('application/json; charset=utf-8')
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': 'attachment; filename="data-saya.json"',
            'content-security-policy': "default-src 'none'; sandbox",
            'cross-origin-resource-policy': 'same-origin',
          })
          .send(body);
      } catch (error) {
        const code = reportError(error, { requestId: request.id, log: request.log });
        if (code === 'SIGNED_OUT') visit.end();
        setSessionCookies(reply, record.store.codename, visit);
        return answer(reply, code);
      }
    });
  });
}
