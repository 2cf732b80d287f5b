import type { FastifyInstance } from 'fastify';
import { request as get } from 'undici';
import type { Metrics } from '../metrics';
import type { Settings } from '../settings';
import { mayOperate } from './operator';

const patience = 2_000;

const answers = async (url: string) => {
  const { statusCode, body } = await get(url, { headersTimeout: patience, bodyTimeout: patience });
  await body.dump();
  return statusCode === 200;
};

export interface HealthOptions {
  settings: Settings;
  providerUrl: string;
  metrics: Metrics;
}

/** `/healthz` says that the process is up, `/readyz` that its provider answers, `/metrics` how both fare. */
export function health(app: FastifyInstance, { settings, providerUrl, metrics }: HealthOptions) {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime: milliseconds }) =>
    metrics.request({ method, route: routeOptions.url ?? 'none', status, milliseconds }),
  );

  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const ok = await answers(`${providerUrl}/healthz`).catch(() => false);
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayOperate(request, settings)) return reply.code(401).header('www-authenticate', 'Bearer').send();
    const { type, body } = await metrics.text();
    return reply.type(type).send(body);
  });
}
