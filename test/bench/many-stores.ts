import { setTimeout as pause } from 'node:timers/promises';
import { codenameOf } from '../../provider/generator/store';
import { startServer } from '../support/programs/start-server';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { quantile } from './quantile';
import { memoryOf, processorTime } from './processor-time';
import { providerOn } from './provider-on';
import type { SeededDatabase } from './seeded-databases';
import { atLeast, atMost, type Row } from './table';
import { load } from './throughput';

/** Times those of one store. */
const budgets = { memory: 1.15, perSecond: 0.95, p99: 1.1 };

/** After so many visits a page is compressed better; then the server rests. */
const warmingVisits = 12;
const seconds = 10;
/** Each time with a new server, in turn. */
const runs = 3;
const restMs = 1_000;
/** Of a core. */
const restShare = 0.05;

/** Waits until the server has nothing left to do, such as compressing what was often visited. */
async function comesToRest(pid: number): Promise<void> {
  let before = processorTime(pid);
  let used = restMs;
  while (used > restMs * restShare) {
    await pause(restMs);
    const now = processorTime(pid);
    used = now - before;
    before = now;
  }
}

interface Visited {
  perSecond: number;
  p99: number;
  memory: number;
}

async function visit(providerUrl: string, paths: readonly string[]): Promise<Visited> {
  const server = await startServer({
    dataDirectory: temporaryFolder('scale'),
    environment: { PROVIDER_URL: providerUrl, LOG_LEVEL: 'error' },
  });
  const pid = server.process.pid ?? 0;
  try {
    await load(server.url, paths, { amount: paths.length * warmingVisits });
    await comesToRest(pid);
    const { requests, latency, non2xx, errors } = await load(server.url, paths, { duration: seconds });
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} failed`);
    return { perSecond: requests.total / seconds, p99: latency.p99, memory: memoryOf(pid) };
  } finally {
    await server.stop();
  }
}

/** Compares pages of many stores with as many pages of one store, all of them items. */
export async function measureManyStores(database: SeededDatabase): Promise<Row[]> {
  const { stores } = database;
  const provider = await providerOn(database);
  const page = (store: number, item: number) => `/${codenameOf(store)}/p/x-barang${item}`;
  const sets = {
    one: Array.from({ length: stores }, (_, index) => page(0, index + 1)),
    many: Array.from({ length: stores }, (_, index) => page(index, 1)),
  };
  const visits: Record<keyof typeof sets, Visited[]> = { one: [], many: [] };
  try {
    for (let run = 0; run < runs; run += 1)
      for (const set of ['one', 'many'] as const) visits[set].push(await visit(provider.url, sets[set]));
  } finally {
    await provider.stop();
  }
  const median = (set: keyof typeof sets, name: keyof Visited) =>
    quantile(
      visits[set].map((visited) => visited[name]),
      0.5,
    );
  const times = (name: keyof Visited) => median('many', name) / median('one', name);
  const found = [times('memory'), times('perSecond'), times('p99')] as const;
  const [memory, perSecond, p99] = found;
  const values = (name: keyof Visited) => `${median('many', name).toFixed(0)} / ${median('one', name).toFixed(0)}`;
  return [
    {
      what: `${stores.toLocaleString('en')} stores against one: memory / requests per second / p99`,
      target: `${budgets.memory} / ${budgets.perSecond} / ${budgets.p99} times`,
      measured: `${found.map((value) => value.toFixed(2)).join(' / ')} times`,
      ofBudget: [atMost(memory, budgets.memory), atLeast(perSecond, budgets.perSecond), atMost(p99, budgets.p99)],
      how: `${stores.toLocaleString('en')} item pages each, 16 connections, ${seconds} s after ${warmingVisits} visits of each and a rest, medians of ${runs}: ${values('memory')} MB, ${values('perSecond')} req/s, ${values('p99')} ms`,
    },
  ];
}
