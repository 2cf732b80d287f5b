import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The caller's request id, which links the log lines of both programs; otherwise a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : randomUUID();
}

const isStoreId = (value: unknown): value is string => typeof value === 'string' && /^\w{1,40}$/.test(value);

/** The codename, or the store's id if the call has the id instead. */
function storeOf({ query, params, body, customer }: FastifyRequest): string | undefined {
  const { codename, app_view_uid, app_vuid } = {
    ...(typeof body === 'object' && body),
    ...(query as object),
    ...(params as object),
  } as { codename?: string; app_view_uid?: unknown; app_vuid?: unknown };
  return codename ?? customer?.codename ?? [app_view_uid, app_vuid].find(isStoreId);
}

/** Logs the route, never the URL, which may contain what a person typed. */
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

/** A database error contains the statement's values, which must not be logged. */
export const errorFacts = ({ name, message, stack = '', code }: Error & { code?: string }) => ({
  type: name,
  message,
  stack,
  code,
});
