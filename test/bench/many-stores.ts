import { chanceFrom } from '../../provider/generator/chance';
import { codenameOf } from '../../provider/generator/store';
import { startServer } from '../support/programs/start-server';
import { temporaryFolder } from '../support/programs/temporary-folder';
import { memoryOf } from './processor-time';
import { providerOn } from './provider-on';
import type { SeededDatabase } from './seeded-databases';
import type { Row } from './table';
import { load } from './throughput';

const seconds = 15;

/** The same order in every run, but an unfavourable one for caches. */
const shuffled = (paths: readonly string[]) => {
  const left = [...paths];
  const chance = chanceFrom('visits');
  return paths.flatMap(() => left.splice(chance.between(0, left.length - 1), 1));
};

async function visit(providerUrl: string, paths: readonly string[]) {
  const server = await startServer({
    dataDirectory: temporaryFolder('scale'),
    environment: { PROVIDER_URL: providerUrl, LOG_LEVEL: 'error' },
  });
  try {
    await load(server.url, paths, 5);
    const { requests, latency, non2xx, errors } = await load(server.url, paths, seconds);
    if (non2xx + errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} failed`);
    return { perSecond: requests.total / seconds, p99: latency.p99, memory: memoryOf(server.process.pid ?? 0) };
  } finally {
    await server.stop();
  }
}

/** Measures the cost of serving many stores from one deployment. */
export async function measureManyStores(database: SeededDatabase): Promise<Row[]> {
  const { stores } = database;
  const provider = await providerOn(database);
  const homes = Array.from({ length: stores }, (_, index) => `/${codenameOf(index)}`);
  try {
    const one = await visit(provider.url, homes.slice(0, 1));
    const all = await visit(provider.url, shuffled(homes));
    const times = (name: keyof typeof one) => (all[name] / one[name]).toFixed(2);
    return [
      {
        what: `${stores.toLocaleString('en')} stores against one: memory / requests per second / p99`,
        target: '1.15 / 0.95 / 1.10 times',
        measured: `${times('memory')} / ${times('perSecond')} / ${times('p99')} times`,
        how: `home pages in random order, 16 connections, ${seconds} s after 5 s: ${all.memory.toFixed(0)} / ${one.memory.toFixed(0)} MB, ${all.perSecond.toFixed(0)} / ${one.perSecond.toFixed(0)} req/s, ${all.p99} / ${one.p99} ms`,
      },
    ];
  } finally {
    await provider.stop();
  }
}
