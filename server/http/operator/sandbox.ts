import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { request as send } from 'undici';
import type { Settings } from '../../base/settings';
import type { Operator } from './operator';
import { pageOrigin } from '../../base/public-origin';

export interface SandboxOptions {
  settings: Settings;
  operator: Operator;
  providerUrl: string;
}

const timeoutMs = 5_000;

/** The console shows what customers typed, so no script may run. */
const policy = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** Only paths that every parser reads in the same way, so that no other URL of the provider can be reached. */
const isConsolePath = (url: string) => /^\/sandbox(\/[\w-]+)*\/?(\?|$)/.test(url);

/** Its forms change orders and money, so other origins may not submit them. */
function isOwn(request: FastifyRequest, settings: Settings): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? request.headers.origin === pageOrigin(request, settings) : site === 'same-origin';
}

export async function sandbox(app: FastifyInstance, { settings, operator, providerUrl }: SandboxOptions) {
  const isEmbedded = settings.PROVIDER_URL === '';

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    void reply.header('cache-control', 'no-store');
    if (!isEmbedded) return reply.code(404).send();
    if (!isConsolePath(request.url)) return reply.code(400).send();
    if (!operator.admit(request, reply, 'page')) return reply;
    if (!isOwn(request, settings)) return reply.code(403).send();
    const contentType = request.headers['content-type'];
    const { statusCode, headers, body } = await send(providerUrl + request.url, {
      method: request.method as 'GET' | 'POST',
      headers: { 'x-provider-key': settings.PROVIDER_KEY, ...(contentType && { 'content-type': contentType }) },
      body: typeof request.body === 'string' ? request.body : null,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    return reply
      .code(statusCode)
      .headers({
        'content-type': headers['content-type'] ?? 'text/plain',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        ...(headers.location && { location: headers.location }),
      })
      .send(Buffer.from(await body.arrayBuffer()));
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const url of ['/sandbox', '/sandbox/*']) scope.route({ method: ['GET', 'POST'], url, handler: answer });
  });
}
