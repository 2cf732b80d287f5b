import type { FastifyInstance } from 'fastify';
import type { Facade } from '../../graphql/facade';
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

const frameDocument = (html: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>.</title><script>${frameScript}</script></head><body>${html}</body></html>`;

const expired = '<p>Halaman ini sudah kedaluwarsa, silakan muat ulang. This page has expired, please reload.</p>';

/** Custom html: opened by the sealed address that the page was given, whoever asks and whatever cookies it sends. */
export function frame(app: FastifyInstance, facade: Facade) {
  app.get<FrameAddress>('/frame/:sealed', async (request, reply) => {
    const { id: requestId, log, hostname } = request;
    const html = await facade.frameHtml(request.params.sealed, { requestId, log, hostname });
    return reply
      .code(html === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': framePolicy,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .send(frameDocument(html ?? expired));
  });
}
