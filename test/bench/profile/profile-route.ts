import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../../server/bootstrap/ensure-built.mjs';
import { ensureGenerated } from '../../../server/bootstrap/ensure-generated.mjs';
import { cacheShares } from '../../../server/cache/cache-budget';
import { asOperator } from '../../support/programs/operator-key';
import { startProvider } from '../../support/programs/start-provider';
import { startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { processorTime } from '../processor-time';
import { callTree, sumUp } from './call-tree';
import { flameGraph } from './flame-graph';
import { inspectFlag, inspectProcess } from './inspected-process';
import { originalNames } from './original-names';
import type { ProfileOptions } from './profile-arguments';

const connections = 4;
const cacheMegabytes = 128;
const linesShown = 20;

interface RouteProfile extends ProfileOptions {
  /** Of a PostgreSQL server; empty for the embedded database. */
  databaseUrl: string;
}

/** Bytes of the caches that hold nothing; those of stores and pictures work as always. */
const uncachedSizes = [cacheShares.pages, cacheShares.content, cacheShares.answers].map((share) =>
  Math.floor(cacheMegabytes * 1024 * 1024 * share),
);

async function requestAll(url: string, count: number) {
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      const response = await fetch(url, { headers: { 'accept-encoding': 'br', 'accept-language': 'id' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
}

/** How many pages the server has rendered. */
async function renderedPages(url: string) {
  const metrics = await (await fetch(`${url}/metrics`, { headers: asOperator })).text();
  return Number(/pages_total\{how="rendered"\} (\d+)/.exec(metrics)?.[1] ?? 0);
}

const nodeOptions = (...flags: string[]) => ({ NODE_OPTIONS: flags.join(' ') });

/**
 * Records where the processor's time goes while a built program answers requests of one page, and writes V8's profile
 * and a flame graph.
 */
export async function profileRoute({ path, isCached, requests, program, databaseUrl }: RouteProfile) {
  await ensureGenerated();
  await ensureBuilt('production');
  const key = randomBytes(24).toString('base64url');
  const provider = await startProvider({
    PROVIDER_KEY: key,
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DEMO: '1', DATABASE_URL: databaseUrl, DATA_DIR: temporaryFolder('profile') }),
    ...(program === 'provider' && nodeOptions(inspectFlag)),
  });
  const server = await startServer({
    dataDirectory: temporaryFolder('profile'),
    environment: {
      PROVIDER_URL: provider.url,
      PROVIDER_KEY: key,
      LOG_LEVEL: 'error',
      CACHE_MB: String(cacheMegabytes),
      UNCACHED_SIZES: isCached ? '' : uncachedSizes.join(','),
      ...nodeOptions(
        `--import=${join(__dirname, 'without-caches.mjs')}`,
        ...(program === 'server' ? [inspectFlag] : []),
      ),
    },
  });
  try {
    const page = server.url + path;
    const profiled = program === 'server' ? server : provider;
    const inspected = await inspectProcess(profiled.log);
    // Until V8 has optimized what is hot, and caches that may be used are filled.
    await requestAll(page, Math.max(requests, 300));
    const before = await renderedPages(server.url);
    const timeBefore = processorTime(profiled.process.pid ?? 0);
    await requestAll(page, requests);
    const unprofiled = processorTime(profiled.process.pid ?? 0) - timeBefore;
    const profile = await inspected.profile(() => requestAll(page, requests));
    inspected.close();
    const rendered = (await renderedPages(server.url)) - before;
    if (!isCached && rendered < 2 * requests) {
      throw new Error(`Only ${rendered} of ${2 * requests} pages were rendered: ${path} was cached`);
    }
    const tree = callTree(profile, originalNames());
    const how = `${requests} requests of ${path}, ${isCached ? 'cached' : 'not cached'}`;
    const title = `${program}: ${how}`;
    const folder = mkdtempSync(join(tmpdir(), 'profile-'));
    const graph = join(folder, 'flame-graph.html');
    writeFileSync(graph, flameGraph({ title, requests, tree }));
    writeFileSync(join(folder, `${program}.cpuprofile`), JSON.stringify(profile));
    return { title, requests, tree, folder, graph, rendered, unprofiledMs: unprofiled / requests };
  } finally {
    await server.stop();
    await provider.stop();
  }
}

/** The profile as text: what it cost, and the functions, folders and packages that cost most. */
export function profileText({
  title,
  requests,
  tree,
  folder,
  graph,
  unprofiledMs,
}: Awaited<ReturnType<typeof profileRoute>>) {
  const lines = (keyOf: Parameters<typeof sumUp>[1]) =>
    sumUp(tree, keyOf)
      .slice(0, linesShown)
      .map(({ key, self, total }) =>
        [self / requests, total / requests]
          .map((time) => time.toFixed(3).padStart(8))
          .concat(`${((100 * self) / tree.total).toFixed(1).padStart(5)} %  ${key}`)
          .join(' '),
      );
  return [
    title,
    `${(tree.total / requests).toFixed(2)} ms a request while it was recorded, ${unprofiledMs.toFixed(2)} ms of processor time before`,
    '',
    'Milliseconds a request: itself, with what it calls; share of all',
    ...lines(({ part }) => part),
    '',
    ...lines(({ name, place }) => `${name}  ${place}`),
    '',
    `Flame graph: ${graph}`,
    `V8's profile, for Chrome's developer tools: ${folder}`,
  ].join('\n');
}
