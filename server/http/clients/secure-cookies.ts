import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings';
import { isHttps } from './public-origin';

const isSecure = (cookie: string) => /;\s*secure(;|$)/i.test(cookie);

/** Every cookie of an answer over TLS stays on TLS. Registered after the plugin that writes cookies. */
export function secureCookies(app: FastifyInstance, settings: Pick<Settings, 'PUBLIC_URL'>) {
  app.addHook('onSend', async (request, reply) => {
    const cookies = [reply.getHeader('set-cookie') ?? []].flat().map(String);
    if (cookies.length === 0 || !isHttps(request, settings)) return;
    void reply.removeHeader('set-cookie').header(
      'set-cookie',
      cookies.map((cookie) => (isSecure(cookie) ? cookie : `${cookie}; Secure`)),
    );
  });
}
