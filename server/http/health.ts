import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { request as get } from 'undici';
import type { Settings } from '../settings';

const patience = 2_000;

const isLoopback = (host: string) => host === '127.0.0.1' || host === 'localhost' || host === '::1';

/** On a host that others can reach, the operator's key is asked for. */
function mayOperate(request: FastifyRequest, { HOST, OPERATOR_KEY }: Settings): boolean {
  if (isLoopback(HOST)) return true;
  const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
  const asked = Buffer.from(OPERATOR_KEY);
  return given.length === asked.length && timingSafeEqual(given, asked);
}

const answers = async (url: string) => {
  const { statusCode, body } = await get(url, { headersTimeout: patience, bodyTimeout: patience });
  await body.dump();
  return statusCode === 200;
};

/** `/healthz` says that the process is up, `/readyz` that its provider answers, `/metrics` how both fare. */
export function health(app: FastifyInstance, settings: Settings, providerUrl: string) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

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
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
