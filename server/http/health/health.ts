import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import type { Facade } from '../../graphql/facade';
import type { Operator } from '../operator/operator';
import type { Metrics } from './metrics';

export interface Readiness {
  /** The server can serve a store; while the provider is down, the last good pages of known stores. */
  ok: boolean;
  stores: number;
  provider: 'up' | 'down';
  /** Fails while the provider cannot write, for example on a full disk. */
  writes: 'ok' | 'failing' | 'unknown';
  stopping: boolean;
}

const timeoutMs = 2_000;
const cacheMs = 1_000;

async function providerState(providerUrl: string): Promise<Pick<Readiness, 'provider' | 'writes'>> {
  try {
    const limits = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
    const { statusCode, body } = await request(`${providerUrl}/healthz`, limits);
    const text = await body.text();
    if (statusCode !== 200) return { provider: 'down', writes: 'unknown' };
    const { writable } = JSON.parse(text) as { writable?: boolean };
    return { provider: 'up', writes: writable === false ? 'failing' : 'ok' };
  } catch {
    return { provider: 'down', writes: 'unknown' };
  }
}

interface ReadinessOptions {
  facade: Pick<Facade, 'knownStores'>;
  providerUrl: string;
  stopping?: AbortSignal | undefined;
  now?: () => number;
}

/** Checks at most once a second, even if it is called more often. */
export function createReadiness({ facade, providerUrl, stopping, now = Date.now }: ReadinessOptions) {
  const find = async () => {
    const [state, stores] = await Promise.all([providerState(providerUrl), facade.knownStores().catch(() => 0)]);
    return { ...state, stores };
  };
  let last: { at: number; state: ReturnType<typeof find> } | undefined;

  return async (): Promise<Readiness> => {
    if (!last || now() - last.at >= cacheMs) last = { at: now(), state: find() };
    const state = await last.state;
    const isStopping = stopping?.aborted === true;
    return { ok: state.stores > 0 && !isStopping, ...state, stopping: isStopping };
  };
}

export interface HealthOptions extends ReadinessOptions {
  operator: Operator;
  metrics: Metrics;
}

/**
 * `/healthz`: the process is up; `/readyz`: what it can serve; `/metrics`: metrics of the server and of its provider.
 */
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
