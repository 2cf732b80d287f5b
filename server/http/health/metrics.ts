import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheBudget, CacheUse } from '../../cache/cache-budget';
import type { ActiveRequests } from '../clients/active-requests';
import type { InvalidRecordReport, ProviderCallReport } from '../../provider-client/provider-client';
import type { Readiness } from './health';

export interface Metrics {
  readonly request: (facts: { method: string; route: string; status: number; milliseconds: number }) => void;
  readonly providerCall: (report: ProviderCallReport) => void;
  /** `rendered` also counts previews and pages of customers; `kept`: a cached page was found to be as it would be rendered. */
  readonly page: (how: 'rendered' | 'cached' | 'kept') => void;
  readonly invalidRecord: (report: Pick<InvalidRecordReport, 'operation' | 'list'>) => void;
  readonly watchCaches: (caches: Pick<CacheBudget, 'use'>) => void;
  readonly watchRequests: (requests: ActiveRequests) => void;
  readonly readiness: (state: Readiness) => void;
  readonly text: () => Promise<{ type: string; body: string }>;
}

/** Labels must have few values, so no store and no URL. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 200 });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const calls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Time of a call to the provider with all its attempts, by outcome',
    labelNames: ['operation', 'result'],
    registers,
  });
  const invalidRecords = new Counter({
    name: 'provider_invalid_records_total',
    help: "Records that were left out of the provider's replies because they violate the contract",
    labelNames: ['operation', 'list'],
    registers,
  });
  const pages = new Counter({
    name: 'pages_total',
    help: 'Pages that were rendered, sent from the cache, or kept because nothing that they show has changed',
    labelNames: ['how'],
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const providerUp = gauge('provider_up', '1 while the provider responds');
  const providerWritable = gauge('provider_writable', '0 while the provider cannot write');
  const knownStores = gauge('known_stores', 'Stores with a cached configuration in this process');
  return {
    readiness({ provider, writes, stores }) {
      providerUp.set(provider === 'up' ? 1 : 0);
      providerWritable.set(writes === 'ok' ? 1 : 0);
      knownStores.set(stores);
    },
    request: ({ milliseconds, ...labels }) => requests.observe(labels, milliseconds / 1000),
    providerCall: ({ operation, failure, milliseconds }) =>
      calls.observe({ operation, result: failure?.kind ?? 'ok' }, milliseconds / 1000),
    page: (how) => pages.inc({ how }),
    invalidRecord: ({ operation, list }) => invalidRecords.inc({ operation, list }),
    watchCaches: (caches) => watchCaches(registry, caches),
    watchRequests: (active) => watchRequests(registry, active),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}

function watchCaches(registry: Registry, { use }: Pick<CacheBudget, 'use'>) {
  const gauge = (name: string, help: string, valueOf: (one: CacheUse) => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['cache'],
        registers: [],
        collect() {
          for (const one of use()) this.set({ cache: one.cache }, valueOf(one));
        },
      }),
    );
  gauge('cache_bytes', 'Bytes that a cache holds', ({ bytes }) => bytes);
  gauge('cache_max_bytes', 'Maximum bytes of a cache; together they are CACHE_MB', ({ maxBytes }) => maxBytes);
  gauge('cache_entries', 'Entries of a cache', ({ entries }) => entries);
}

function watchRequests(registry: Registry, { count, refused }: ActiveRequests) {
  const registers = [registry];
  new Gauge({
    name: 'http_active_requests',
    help: 'Requests in progress',
    registers,
    collect() {
      this.set(count());
    },
  });
  new Gauge({
    name: 'http_refused_requests',
    help: 'Requests refused since the start because MAX_ACTIVE_REQUESTS were in progress',
    registers,
    collect() {
      this.set(refused());
    },
  });
}
