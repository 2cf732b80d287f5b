import autocannon from 'autocannon';
import { documentId } from '../support/programs/persisted-document';
import type { RunningProvider } from '../support/programs/start-provider';
import type { RunningServer } from '../support/programs/start-server';
import type { BenchStores } from './bench-stores';
import { databaseProcess, memoryOf, processorTime } from './processor-time';
import type { Row } from './table';

const connections = 16;
const seconds = 8;

export interface ThroughputOptions {
  server: RunningServer;
  provider: RunningProvider;
  databaseUrl: string;
  stores: BenchStores;
}

interface Measured {
  perSecond: number;
  p99: number;
  server: number;
  all: number;
}

/**
 * Requests `paths` in turn on all connections, each of which starts at a different path.
 * @param extent seconds, or a number of requests
 */
export const load = (url: string, paths: readonly string[], extent: { duration: number } | { amount: number }) => {
  let client = 0;
  return autocannon({
    url,
    connections,
    ...extent,
    headers: { 'accept-encoding': 'br', 'accept-language': 'id' },
    setupClient: (one) => {
      const start = Math.floor((client++ * paths.length) / connections);
      one.setRequests([...paths.slice(start), ...paths.slice(0, start)].map((path) => ({ method: 'GET', path })));
    },
  });
};

export async function measureThroughput({ server, provider, databaseUrl, stores }: ThroughputOptions): Promise<Row[]> {
  const pids = {
    server: server.process.pid ?? 0,
    provider: provider.process.pid ?? 0,
    database: databaseProcess(databaseUrl),
  };
  const times = () => {
    const own = processorTime(pids.server);
    return { own, all: own + processorTime(pids.provider) + (pids.database ? processorTime(pids.database) : 0) };
  };

  async function measure(paths: readonly string[]): Promise<Measured> {
    await load(server.url, paths, { duration: 3 });
    const before = times();
    const { requests, latency, non2xx, errors } = await load(server.url, paths, { duration: seconds });
    const after = times();
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} failed`);
    return {
      perSecond: requests.total / seconds,
      p99: latency.p99,
      server: (after.own - before.own) / requests.total,
      all: (after.all - before.all) / requests.total,
    };
  }

  const query = (store: string, id: string) =>
    `/graphql?${new URLSearchParams({ store, lang: 'id', documentId: documentId('MenuScreen'), variables: JSON.stringify({ id, page: 1 }) })}`;
  const queries = stores.lists.map(({ store, id }) => query(store, id));
  const one = <T>(list: readonly T[]) => list.slice(0, 1);

  const cachedPage = await measure(one(stores.pages));
  const page = await measure(stores.pages);
  const cachedQuery = await measure(one(queries));
  const uncachedQuery = await measure(queries);
  const oneStore = await measure(stores.pages.filter((path) => path.startsWith(`/${stores.codenames[0]}/`)));

  const round = `${stores.pages.length} lists of ${stores.codenames.length} stores in turn, none kept`;
  const how = `autocannon, ${connections} connections, ${seconds} s after 3 s of warming`;
  const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
  const rate = ({ perSecond, p99 }: Measured) => `${perSecond.toFixed(0)} req/s (p99 ${p99} ms)`;
  return [
    { what: 'list page of 20, cached', target: '5,500 req/s', measured: rate(cachedPage), how },
    {
      what: 'its processor time, server / all',
      target: '—',
      measured: `${milliseconds(cachedPage.server)} / ${milliseconds(cachedPage.all)}`,
      how: 'kernel counters of the programs',
    },
    { what: 'list page of 20, not cached', target: '—', measured: rate(page), how: `${how}; ${round}` },
    {
      what: 'its processor time, server / all',
      target: '4 ms',
      measured: `${milliseconds(page.server)} / ${milliseconds(page.all)}`,
      how: 'kernel counters; all: with provider and database',
    },
    { what: 'facade GET of the list, cached', target: '4,000 req/s', measured: rate(cachedQuery), how },
    {
      what: 'facade GET of the list, not cached',
      target: '500 req/s',
      measured: rate(uncachedQuery),
      how: `${how}; ${round}`,
    },
    {
      what: 'list pages of one store, cached',
      target: '—',
      measured: rate(oneStore),
      how: `${how}; its 20 lists in turn`,
    },
    {
      what: 'memory of the server afterwards',
      target: '—',
      measured: `${memoryOf(pids.server).toFixed(0)} MB`,
      how: 'resident set',
    },
  ];
}
