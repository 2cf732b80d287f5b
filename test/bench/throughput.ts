import autocannon from 'autocannon';
import { documentId } from '../support/programs/persisted-document';
import type { RunningProvider } from '../support/programs/start-provider';
import type { RunningServer } from '../support/programs/start-server';
import type { BenchStores } from './bench-stores';
import { databaseProcess, memoryOf, processorTime } from './processor-time';
import { atLeast, atMost, type Row } from './table';

const connections = 16;
const seconds = 8;
/** Requests a second, and the processor time of a page that is not cached. */
/** Of the HTML, in KB. */
const htmlBudgets = { decoded: 35, wire: 9 };
const budgets = { cachedPage: 5_500, pageMs: 4, cachedQuery: 4_000, query: 500 };

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

/** The HTML of a page that is often visited: decoded, and as it is sent. In KB. */
async function htmlSizes(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br', 'accept-language': 'id' } });
  const decoded = Buffer.byteLength(await response.text());
  return { decoded: decoded / 1_024, wire: Number(response.headers.get('content-length')) / 1_024 };
}

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
  const html = await htmlSizes(server.url + (stores.pages[0] ?? '/'));
  const page = await measure(stores.pages);
  const cachedQuery = await measure(one(queries));
  const uncachedQuery = await measure(queries);
  const oneStore = await measure(stores.pages.filter((path) => path.startsWith(`/${stores.codenames[0]}/`)));

  const round = `${stores.pages.length} lists of ${stores.codenames.length} stores in turn, none kept`;
  const how = `autocannon, ${connections} connections, ${seconds} s after 3 s of warming`;
  const milliseconds = (value: number) => `${value.toFixed(2)} ms`;
  const rate = ({ perSecond, p99 }: Measured) => `${perSecond.toFixed(0)} req/s (p99 ${p99} ms)`;
  const reached = (measured: Measured, budget: number) => ({
    target: `${budget.toLocaleString('en')} req/s`,
    measured: rate(measured),
    ofBudget: [atLeast(measured.perSecond, budget)],
  });
  return [
    { what: 'list page of 20, cached', ...reached(cachedPage, budgets.cachedPage), how },
    {
      what: 'its processor time, server / all',
      target: '—',
      measured: `${milliseconds(cachedPage.server)} / ${milliseconds(cachedPage.all)}`,
      how: 'kernel counters of the programs',
    },
    {
      what: 'its HTML, decoded / sent',
      target: `${htmlBudgets.decoded} / ${htmlBudgets.wire} KB`,
      measured: `${html.decoded.toFixed(1)} / ${html.wire.toFixed(1)} KB`,
      ofBudget: [atMost(html.decoded, htmlBudgets.decoded), atMost(html.wire, htmlBudgets.wire)],
      how: 'with the first picture in it',
    },
    { what: 'list page of 20, not cached', target: '—', measured: rate(page), how: `${how}; ${round}` },
    {
      what: 'its processor time, server / all',
      target: `${budgets.pageMs} ms`,
      ofBudget: [atMost(page.all, budgets.pageMs)],
      measured: `${milliseconds(page.server)} / ${milliseconds(page.all)}`,
      how: 'kernel counters; all: with provider and database',
    },
    { what: 'facade GET of the list, cached', ...reached(cachedQuery, budgets.cachedQuery), how },
    {
      what: 'facade GET of the list, not cached',
      ...reached(uncachedQuery, budgets.query),
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
