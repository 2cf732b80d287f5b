import type { ErrorCode } from '../../__generated__/resolvers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Monitoring must get answers above all when the process is busy. */
const unlimited = new Set(['/healthz', '/readyz', '/metrics']);
const retryAfterSeconds = 5;

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

/**
 * Answers 503 to requests beyond `max` before any work. A request counts from the end of its body to the start of its
 * response, so that slow senders, slow readers and event streams take nobody's place.
 */
export function limitActiveRequests(app: FastifyInstance, max: number): ActiveRequests {
  const active = new Set<FastifyRequest>();
  let refused = 0;

  app.addHook('preHandler', async (request, reply) => {
    if (unlimited.has(request.routeOptions.url ?? '')) return undefined;
    if (active.size >= max) {
      refused += 1;
      return refuse(request, reply);
    }
    active.add(request);
    reply.raw.once('close', () => active.delete(request));
    return undefined;
  });
  app.addHook('onSend', async (request) => {
    active.delete(request);
  });

  return { count: () => active.size, refused: () => refused };
}
