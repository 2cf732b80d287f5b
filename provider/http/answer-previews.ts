import type { FastifyInstance } from 'fastify';
import { failure } from '../contract/envelope';
import { previewing } from '../database/previews';
import type { Keys } from './keys';

const header = 'x-preview';
const format = /^([a-z0-9][a-z0-9_-]{1,39}):(-?[1-9]\d{0,8})$/;

/**
 * `x-preview: {codename}:{revision}` reads a store at another revision. Only the storefront's server may ask for it,
 * and nothing can be changed in a preview.
 */
export function answerPreviews(app: FastifyInstance, keys: Keys) {
  app.addHook('onRequest', (request, reply, done) => {
    const { headers, method } = request;
    const wanted = headers[header];
    if (wanted === undefined) return done();
    const [, codename, revision] = format.exec(String(wanted)) ?? [];
    if (codename === undefined) return void reply.code(400).send(failure(`${header} is not "codename:revision"`));
    if (!keys.isStorefront(headers)) return void reply.code(403).send(failure('Only the storefront shows previews'));
    if (method !== 'GET') return void reply.code(403).send(failure('Nothing can be changed in a preview'));
    void reply.header('cache-control', 'no-store');
    return previewing({ codename, revision: Number(revision) }, done);
  });
}
