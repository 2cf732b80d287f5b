import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { failure } from '../replies/envelope';
import { isAdmin } from './register-operations';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Admin calls need the key; all others don't. */
export function requireAdminKey(app: FastifyInstance, adminKey: string) {
  const expected = digest(`Bearer ${adminKey}`);
  app.addHook('onRequest', async (request, reply) => {
    if (!isAdmin(request.routeOptions.url)) return;
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
    request.log.warn({ route: request.routeOptions.url }, 'An admin call without the key was refused');
    return reply.code(401).send(failure('The admin key is missing or wrong'));
  });
}
