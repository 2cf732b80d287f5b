/** Prints the design's budget rows of home and list pages, each with how it was taken. Takes about two minutes. */
import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import { queryPath } from '../harness/persisted-document';
import { startProvider } from '../harness/start-provider';
import { startServer } from '../harness/start-server';
import { lighthouseScores } from './lighthouse-scores';
import { requestsPerSecond } from './load';
import { processorTime } from './processor-time';

const kilobyte = 1_024;
const home = '/kebunara';
const list = '/kebunara/m/sayur-sayur';
const listQuery = queryPath('MenuScreen', 'kebunara', 'id', { viewUid: 'sayur', page: 1 });
const rendered = 300;

/** A list page that no cache of pages has: its address names a parent that no one named before. */
let asked = 0;
const newList = () => `${list}?parent=${(asked += 1)}`;

const rows: { what: string; target: string; measured: string; how: string }[] = [];

async function weigh(origin: string) {
  const { body } = await request(origin + list, { headers: { 'accept-encoding': 'br' } });
  const sent = Buffer.from(await body.arrayBuffer());
  const decoded = brotliDecompressSync(sent).length;
  rows.push({
    what: 'HTML of a list of 16 cards, on the wire / decoded',
    target: '9 / 35 KB',
    measured: `${(sent.length / kilobyte).toFixed(1)} / ${(decoded / kilobyte).toFixed(1)} KB`,
    how: `GET ${list}, brotli 1`,
  });
}

async function renderingTime(origin: string, pids: { server: number; provider: number }) {
  const before = { server: processorTime(pids.server), provider: processorTime(pids.provider) };
  for (let at = 0; at < rendered; at += 1) await (await request(origin + newList())).body.dump();
  const server = (processorTime(pids.server) - before.server) / rendered;
  const provider = (processorTime(pids.provider) - before.provider) / rendered;
  rows.push({
    what: 'list page rendered, not cached: processor time a request',
    target: '4 ms',
    measured: `server ${server.toFixed(1)} ms, with provider ${(server + provider).toFixed(1)} ms`,
    how: `${rendered} requests one after another, /proc/PID/stat`,
  });
}

async function load(origin: string) {
  const measure = async (what: string, target: string, path: string | (() => string)) => {
    const measured = `${Math.round(await requestsPerSecond(origin, path))} a second`;
    rows.push({ what, target, measured, how: 'autocannon, 16 connections, 4 s, on the same cores' });
  };
  await measure('list page for a guest, cached', '5,500 a second', list);
  await measure('list page, not cached', '–', newList);
  await measure('facade: the list by GET, cached', '4,000 a second', listQuery);
}

async function pages(origin: string) {
  for (const path of [home, list]) {
    const found = await lighthouseScores(origin + path);
    rows.push({
      what: `Lighthouse mobile ${path}: performance / accessibility / best practices / SEO; blocking; shift`,
      target: '98 / 100 / 100 / 100; 50 ms; 0',
      measured: `${found.performance} / ${found.accessibility} / ${found.bestPractices} / ${found.seo}; ${Math.round(found.blocking)} ms; ${found.shift.toFixed(3)}`,
      how: 'Lighthouse 12, simulated slow 4G, one run',
    });
  }
}

async function main() {
  const provider = await startProvider({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
  const server = await startServer({ environment: { PROVIDER_URL: provider.url } });
  try {
    const { url } = server;
    for (let at = 0; at < rendered; at += 1) await (await request(url + newList())).body.dump();
    await weigh(url);
    await renderingTime(url, { server: server.process.pid ?? 0, provider: provider.process.pid ?? 0 });
    await load(url);
    await pages(url);
  } finally {
    await server.stop();
    await provider.stop();
  }
  for (const { what, target, measured, how } of rows) {
    console.log(`${what}\n  target ${target}; measured ${measured} (${how})`);
  }
  console.log(
    'Sizes of scripts, asset hashes and statement counts are checks of `npm test` (test/e2e/budgets.test.ts).',
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
