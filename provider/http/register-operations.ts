import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifySchema, HTTPMethods } from 'fastify';
import restSchemas from '../__generated__/rest-schemas.json';
import type { Repositories } from '../repositories/repositories';
import { authenticate } from './authenticate';
import type { Handlers, OperationId } from './operations';

type Route = FastifySchema & { method: HTTPMethods; url: string; config?: FastifyContextConfig };
/** Requests are checked against the contract before, and replies are written by it after. */
type CheckedHandler = (request: object, reply: FastifyReply) => Promise<unknown>;

const kilobyte = 1024;
const smallBody = 64 * kilobyte;
const documentBody = 16 * 1024 * kilobyte;

export const isAdmin = (url: string | undefined) => url?.startsWith('/admin/') ?? false;

/** Makes a route of each call of the contract: its address, its checks and its replies come from there. */
export function registerOperations(
  app: FastifyInstance,
  handlers: Handlers,
  repositories: Pick<Repositories, 'sessions'>,
) {
  const onRequest = authenticate(repositories);
  app.decorateRequest('customer', null);
  for (const [id, route] of Object.entries(restSchemas as unknown as Record<OperationId, Route>)) {
    const { method, url, config, ...schema } = route;
    const handle = handlers[id as OperationId] as CheckedHandler;
    app.route({
      method,
      url,
      schema,
      ...(config && { config, onRequest }),
      bodyLimit: isAdmin(url) ? documentBody : smallBody,
      handler: ({ params, query, headers, body, customer, ip }, reply) => {
        const clientAddress = headers['x-client-address'] ?? ip;
        return handle({ params, query, headers, body, customer, clientAddress }, reply);
      },
    });
  }
}
