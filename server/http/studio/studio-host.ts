import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Settings } from '../../base/settings';

const studioRoutes = /^\/studio(\/|$)/;

/**
 * What the studio's own host serves besides the studio: previews and what they load, the inspector, and the health of
 * the server.
 */
const otherRoutes =
  /^\/((preview|assets|images|media|tiles|frame|inspector)\/|(inspector|favicon\.ico|favicon\.svg|csp-reports|healthz|readyz|metrics)$)/;

const missing = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('Not found\n');

/** With `STUDIO_ORIGIN`, the studio is on that host alone, and that host has no stores. */
export function studioHost(app: FastifyInstance, { STUDIO_ORIGIN }: Pick<Settings, 'STUDIO_ORIGIN'>) {
  if (!STUDIO_ORIGIN) return;
  const { protocol, host } = new URL(STUDIO_ORIGIN);
  /** Without the default port. */
  const hostOf = (text: string) => (URL.canParse(`${protocol}//${text}`) ? new URL(`${protocol}//${text}`).host : '');

  app.addHook('onRequest', async (request, reply) => {
    const { url: route = '' } = request.routeOptions;
    const isStudio = studioRoutes.test(route);
    if (hostOf(request.host) !== host) return isStudio ? missing(reply) : undefined;
    if (/^\/(\?|$)/.test(request.url)) return reply.redirect('/studio', 302);
    return isStudio || otherRoutes.test(route) ? undefined : missing(reply);
  });
}
