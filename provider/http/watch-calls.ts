import type { FastifyInstance } from 'fastify';

const quietMs = 120_000;
/** Monitoring is no customer. */
const monitored = new Set(['/healthz', '/readyz']);

/** @returns whether nobody has called for two minutes, and no stream of events is open */
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
