import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { newNonce } from '../rendering/page-renderer';

const policy = (nonce: string) =>
  [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');

const documentOf = (nonce: string) =>
  [
    '<!doctype html><html><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    '<link rel="icon" href="data:,"><title>src/ui</title></head><body><div id="root"></div>',
    `<script nonce="${nonce}" src="/ui/assets/page.js"></script></body></html>`,
  ].join('');

export async function uiPage(app: FastifyInstance, directory: string) {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/ui/assets/',
    cacheControl: false,
    index: false,
    decorateReply: false,
  });
  app.get('/ui', (_request, reply) => {
    const nonce = newNonce();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy(nonce), 'cache-control': 'no-store' })
      .send(documentOf(nonce));
  });
}
