import type { FastifyInstance } from 'fastify';

/** Absolute-form requests, such as `GET http://host/path`, are for forward proxies, which this server is not. */
export function refuseAbsoluteForm(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw: { url = '' } }, reply) => {
    if (url.startsWith('/') || url === '*') return undefined;
    return reply.code(400).type('text/plain; charset=utf-8').send('The request target must be a path\n');
  });
}
