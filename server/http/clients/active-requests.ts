import { retryAfterSeconds } from '../../../shared/queues/create-queue';
import type { ErrorCode } from '../../__generated__/resolvers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const unlimited = new Set(['/healthz', '/readyz', '/metrics']);

const page = `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${retryAfterSeconds}"><title>Sedang ramai</title></head>
<body><h1>Sedang ramai</h1><p>Halaman ini dicoba lagi sebentar lagi.</p>
<p lang="en">We are busy right now. This page tries again in a moment.</p></body></html>
`;

const code: ErrorCode = 'PROVIDER_UNAVAILABLE';
const errors = JSON.stringify({
  errors: [{ message: 'The server is busy; try again.', extensions: { code } }],
});

function refuse({ headers }: FastifyRequest, reply: FastifyReply) {
  void reply
    .code(503)
    .header('retry-after', retryAfterSeconds)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  return headers.accept?.includes('text/html')
    ? reply.type('text/html; charset=utf-8').send(page)
    : reply.type('application/json; charset=utf-8').send(errors);
}

export interface ActiveRequests {
  readonly count: () => number;
  readonly refused: () => number;
}

export interface ActiveRequestLimits {
  readonly max: number;
  readonly maxMs: number;
}

/** Answers 503 to requests beyond `max`, and after `maxMs`, from the end of a request's body to the start of its response. */
export function limitActiveRequests(app: FastifyInstance, { max, maxMs }: ActiveRequestLimits): ActiveRequests {
  const active = new Map<FastifyRequest, NodeJS.Timeout>();
  let refused = 0;

  const end = (request: FastifyRequest) => {
    clearTimeout(active.get(request));
    active.delete(request);
  };

  app.addHook('preHandler', async (request, reply) => {
    if (unlimited.has(request.routeOptions.url ?? '')) return undefined;
    // A route that finds nothing passes its request on, so the hooks run again.
    if (active.has(request)) return undefined;
    if (active.size >= max) {
      refused += 1;
      return refuse(request, reply);
    }
    const timer = setTimeout(() => {
      request.log.error({ requestId: request.id, route: request.routeOptions.url }, 'A request took too long');
      refuse(request, reply);
    }, maxMs);
    active.set(request, timer);
    reply.raw.once('close', () => end(request));
    return undefined;
  });
  app.addHook('onSend', async (request) => end(request));

  return { count: () => active.size, refused: () => refused };
}
