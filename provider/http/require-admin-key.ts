import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../replies/envelope';
import { isAdmin } from './register-operations';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSandbox = (url: string | undefined) => /^\/sandbox(\/|$)/.test(url ?? '');
const isLoopback = (address: string | undefined) => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address ?? '');

/** The console is open where nobody but this machine reaches it. */
const needsKey = ({ routeOptions: { url }, socket }: FastifyRequest) =>
  isAdmin(url) || (isSandbox(url) && !isLoopback(socket.localAddress));

/** A page of somebody else that sends a form to the console. */
const isForeignForm = ({ method, routeOptions: { url }, headers }: FastifyRequest) =>
  isSandbox(url) && method !== 'GET' && !['same-origin', undefined].includes(headers['sec-fetch-site']);

/** Admin calls need the key, and the console's pages where others reach them; all others don't. */
export function requireAdminKey(app: FastifyInstance, adminKey: string) {
  const expected = digest(`Bearer ${adminKey}`);
  app.addHook('onRequest', async (request, reply) => {
    if (isForeignForm(request)) return reply.code(403).send(failure('The form is of another site'));
    if (!needsKey(request)) return;
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return;
    request.log.warn({ route: request.routeOptions.url }, 'An admin call without the key was refused');
    return reply.code(401).send(failure('The admin key is missing or wrong'));
  });
}
