import type { FastifyInstance } from 'fastify';
import type { Facade } from '../../graphql/facade';

/**
 * Runs in the frame of a tenant's HTML before the tenant's scripts: blocks the context menu and developer shortcuts,
 * reports the height, and passes links to the page. It has no more rights than those scripts: the page decides what it
 * accepts.
 */
export const frameScript = `(() => {
  const post = (message) => parent.postMessage(message, '*');
  const block = (event) => { event.preventDefault(); event.stopPropagation(); };
  addEventListener('contextmenu', block, true);
  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    const inspects = command && (event.shiftKey || event.altKey) && 'ijc'.includes(key);
    if (key === 'f12' || inspects || (command && key === 'u')) block(event);
  }, true);
  addEventListener('click', (event) => {
    const link = event.composedPath().find((node) => node instanceof Element && node.matches('a[href], area[href]'));
    const written = link && link.getAttribute('href').trim();
    if (!written || written.startsWith('#')) return;
    event.preventDefault();
    post({ type: 'open', link: written.slice(0, 2000) });
  }, true);
  addEventListener('submit', block, true);
  const measure = () => post({ type: 'resize', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  addEventListener('DOMContentLoaded', () => {
    measure();
    new ResizeObserver(measure).observe(document.documentElement);
  });
})();`;

interface FrameRoute {
  Params: { sealed: string };
}

/**
 * The tenant's document may run anything, but in an opaque origin without cookies, storage, parent or our network. The
 * header also holds if the URL is opened directly.
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

/** Serves custom HTML by its sealed URL, to any client and regardless of cookies. */
export function frame(app: FastifyInstance, facade: Facade) {
  app.get<FrameRoute>('/frame/:sealed', async (request, reply) => {
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
