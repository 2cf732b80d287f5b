import type { FastifyInstance } from 'fastify';
import { failure } from '../contract/envelope';
import { type Preview, previewing } from '../database/previews';
import type { Keys } from './keys';

const header = 'x-preview';
const format = /^([a-z0-9][a-z0-9_-]{1,39}):(-?[1-9]\d{0,8}):([A-Za-z0-9_]{1,40})$/;

/**
 * `x-preview: {codename}:{revision}:{grant}` reads a store at another revision. Only the storefront's server may ask
 * for it, and nothing can be changed in a preview. Without the right to see it, the store does not exist.
 */
export function answerPreviews(app: FastifyInstance, keys: Keys, isAllowed: (preview: Preview) => Promise<boolean>) {
  app.decorateRequest('preview', null);

  app.addHook('onRequest', async (request, reply) => {
    const { headers, method } = request;
    const wanted = headers[header];
    if (wanted === undefined) return undefined;
    const [, codename, revision, grant] = format.exec(String(wanted)) ?? [];
    const refuse = (status: number, message: string) => reply.code(status).send(failure(message));
    if (codename === undefined || grant === undefined) return refuse(400, `${header} is not "codename:revision:grant"`);
    if (!keys.isStorefront(headers)) return refuse(403, 'Only the storefront shows previews');
    if (method !== 'GET') return refuse(403, 'Nothing can be changed in a preview');
    void reply.header('cache-control', 'no-store');
    const preview = { codename, revision: Number(revision), grant };
    if (!(await isAllowed(preview))) return refuse(404, 'There is no such preview');
    request.preview = preview;
    return undefined;
  });

  app.addHook('onRequest', ({ preview }, _reply, done) => (preview ? previewing(preview, done) : done()));
}

declare module 'fastify' {
  interface FastifyRequest {
    preview: Preview | null;
  }
}
