import type { FastifyInstance } from 'fastify';
import type { Facade } from '../graphql/facade';
import { frameScript } from './frame-script';

interface FrameAddress {
  Params: { sealed: string };
}

/**
 * The document is the tenant's own, so it may run what it likes, but in an origin of its own that has no cookies, no
 * storage, no parent and no network of ours. The header holds also when the address is opened directly.
 */
const framePolicy = [
  'sandbox allow-scripts',
    `default-src 'none'`,
    `script-src 'unsafe-inline'`,
    `style-src 'unsafe-inline'`,
    'img-src https: data:',
    'font-src https: data:',
    'media-src https:',
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
].join('; ');

/** Custom html: opened by the sealed address that the page was given, whoever asks and whatever cookies it sends. */
export function frame(app: FastifyInstance, facade: Facade) {
  app.get<FrameAddress>('/frame/:sealed', async (request, reply) => {
    const html = await facade.frameHtml(request.params.sealed, { requestId: request.id, log: request.log });
    if (html === null) return reply.code(404).header('cache-control', 'no-store').send();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', framePolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(
        `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>.</title><script>${frameScript}</script></head><body>${html}</body></html>`,
      );
  });
}
