import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chosenCookie, type Locale, localeCookie, localeOf } from '../../base/locale';
import { type Inspected, inspectorLauncher } from '../operator/inspector';
import { newNonce } from '../rendering/page-renderer';
import { scriptPage, scriptPagePolicy, type WaitingTexts } from '../rendering/script-page';

const year = 31_536_000;

const waiting: Readonly<Record<Locale, WaitingTexts>> = {
  id: {
    loading: 'Studio sedang dimuat…',
    failed: 'Studio tidak bisa dimuat. Periksa koneksi, lalu muat ulang halaman.',
    scriptless: 'Studio membutuhkan JavaScript. Aktifkan di peramban, lalu muat ulang halaman.',
  },
  en: {
    loading: 'The studio is loading…',
    failed: 'The studio could not be loaded. Check the connection, then reload the page.',
    scriptless: 'The studio needs JavaScript. Turn it on in the browser, then reload the page.',
  },
};

interface StudioPageOptions extends Inspected {
  directory: string;
}

type PageRequest = { Querystring: { lang?: string | string[] } };

function answer(options: Inspected, request: FastifyRequest<PageRequest>, reply: FastifyReply) {
  const nonce = newNonce();
  const { locale, isFromUrl } = localeOf(request);
  if (isFromUrl) {
    const choice = chosenCookie(locale, request.cookies, null);
    void reply.setCookie(localeCookie, choice, { path: '/', maxAge: year, sameSite: 'lax' });
  }
  const allowed = [`frame-src 'self'`, `font-src 'self'`, `frame-ancestors 'none'`];
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': scriptPagePolicy(nonce, allowed), 'cache-control': 'no-store' })
    .send(
      scriptPage({
        title: 'Studio',
        script: '/studio/assets/page.js',
        nonce,
        locale,
        waiting: waiting[locale],
        more: inspectorLauncher(options, request, nonce),
      }),
    );
}

/** The page of the studio, at every path below `/studio`, and its scripts. */
export async function studioPage(app: FastifyInstance, { directory, ...options }: StudioPageOptions) {
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        void reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      });
      await scope.register(fastifyStatic, {
        root: directory,
        prefix: '/assets/',
        preCompressed: true,
        cacheControl: false,
        index: false,
        decorateReply: false,
      });
      for (const path of ['/', '/*']) scope.get<PageRequest>(path, (request, reply) => answer(options, request, reply));
    },
    { prefix: '/studio' },
  );
}
