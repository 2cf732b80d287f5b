import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from './envelope';
import type { Keys } from './keys';
import { isAdmin } from './register-operations';

const isSandbox = (url: string | undefined) => /^\/sandbox(\/|$)/.test(url ?? '');

/** A page of somebody else that sends a form to the console. */
const isForeignForm = ({ method, routeOptions: { url }, headers }: FastifyRequest) =>
  isSandbox(url) && method !== 'GET' && !['same-origin', undefined].includes(headers['sec-fetch-site']);

/**
 * Admin calls need the admin key. The console's pages take that of the storefront's server too, which has asked its
 * operator for one; who is on this machine needs one as well, since a proxy on it makes everybody look so.
 */
export function requireAdminKey(app: FastifyInstance, keys: Keys) {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, log, routeOptions } = request;
    const isConsole = isSandbox(routeOptions.url);
    if (isForeignForm(request)) return reply.code(403).send(failure('The form is of another site'));
    if (!isConsole && !isAdmin(routeOptions.url)) return undefined;
    if (keys.isAdmin(headers) || (isConsole && keys.isStorefront(headers))) return undefined;
    log.warn({ route: routeOptions.url }, 'An admin call without the key was refused');
    if (isConsole) void reply.header('www-authenticate', 'Basic');
    return reply.code(401).send(failure('The admin key is missing or wrong'));
  });
}
