import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The caller's request id, so that the lines of one visit can be found in both programs' logs; else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** One line a request: the route, never the address, which may hold what a person typed. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async ({ log, method, routeOptions, params, query }, { statusCode, elapsedTime }) => {
    const { codename } = { ...(query as object), ...(params as object) } as { codename?: string };
    log.info({
      method,
      route: routeOptions.url ?? null,
      store: codename,
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
