import type { FastifyInstance } from 'fastify';

const quietMs = 120_000;
/** Calls by monitoring do not count. */
const monitored = new Set(['/healthz', '/readyz']);

/** @returns whether there was no call for two minutes and no event stream is open */
export function watchCalls(app: FastifyInstance, now: () => number = Date.now): () => boolean {
  let open = 0;
  let calledAt = now();
  app.addHook('onRequest', (request, reply, done) => {
    if (!monitored.has(request.routeOptions.url ?? '')) {
      open += 1;
      calledAt = now();
      reply.raw.once('close', () => {
        open -= 1;
        calledAt = now();
      });
    }
    done();
  });
  return () => open === 0 && now() - calledAt >= quietMs;
}
