import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ProviderCallReport } from './provider-client/provider-client';

export interface Metrics {
  readonly request: (facts: { method: string; route: string; status: number; milliseconds: number }) => void;
  readonly providerCall: (report: ProviderCallReport) => void;
  /** All of them in the text format of Prometheus. */
  readonly text: () => Promise<{ type: string; body: string }>;
}

/** How the process, its requests and its provider fare. Labels have few values: no store, no address. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const calls = new Histogram({
    name: 'provider_call_duration_seconds',
    help: 'Time of a call to the provider with all its attempts, by what came of it',
    labelNames: ['operation', 'result'],
    registers,
  });
  return {
    request: ({ milliseconds, ...labels }) => requests.observe(labels, milliseconds / 1000),
    providerCall: ({ operation, fault, milliseconds }) =>
      calls.observe({ operation, result: fault?.kind ?? 'ok' }, milliseconds / 1000),
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
