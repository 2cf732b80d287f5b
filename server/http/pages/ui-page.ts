import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { newNonce } from '../rendering/page-renderer';
import { scriptPage, scriptPagePolicy } from '../rendering/script-page';

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
      .headers({ 'content-security-policy': scriptPagePolicy(nonce, [`font-src 'self'`]), 'cache-control': 'no-store' })
      .send(scriptPage({ title: 'src/ui', script: '/ui/assets/page.js', nonce }));
  });
}
