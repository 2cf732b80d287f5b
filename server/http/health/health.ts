import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';
import { createReadiness, type ReadinessOptions } from './readiness';
import type { Operator } from '../operator/operator';

export interface HealthOptions extends ReadinessOptions {
  operator: Operator;
  metrics: Metrics;
}

/** `/healthz`: the process is up; `/readyz`: what it can serve; `/metrics`: its and its provider's numbers. */
export function health(app: FastifyInstance, { operator, metrics, ...options }: HealthOptions) {
  const readiness = createReadiness(options);
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime: milliseconds }) =>
    metrics.request({ method, route: routeOptions.url ?? 'none', status, milliseconds }),
  );

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const state = await readiness();
    return reply
      .code(state.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
  app.get('/metrics', async (request, reply) => {
    if (!operator.admit(request, reply, 'data')) return reply;
    metrics.readiness(await readiness());
    const { type, body } = await metrics.text();
    return reply.type(type).send(body);
  });
}
