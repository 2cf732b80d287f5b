import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The caller's request id, so that the lines of one visit can be found in both programs' logs; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

const isStoreId = (value: unknown): value is string => typeof value === 'string' && /^\w{1,40}$/.test(value);

/** The store's codename, or its id where the call names it by that. */
function storeOf({ query, params, body, customer }: FastifyRequest): string | undefined {
  const { codename, app_view_uid, app_vuid } = {
    ...(typeof body === 'object' && body),
    ...(query as object),
    ...(params as object),
  } as { codename?: string; app_view_uid?: unknown; app_vuid?: unknown };
  return codename ?? customer?.codename ?? [app_view_uid, app_vuid].find(isStoreId);
}

/** One line a request: the route, never the address, which may hold what a person typed. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { log, method, routeOptions } = request;
    log.info({
      method,
      route: routeOptions.url ?? null,
      store: storeOf(request),
      status: statusCode,
      ms: Math.round(elapsedTime),
    });
  });
}

/** A database error carries the values of its statement, which no log may hold. */
export const errorFacts = ({ name, message, stack = '', code }: Error & { code?: string }) => ({
  type: name,
  message,
  stack,
  code,
});
