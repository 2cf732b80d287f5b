import { cleanUp } from '../../support/programs/cleanup';
import { canaryPaths, canaryStore } from '../../support/stores/canary-store';
import { queryPath } from '../../support/programs/persisted-document';
import { type ProxiedServer, startProxiedServer } from '../../support/programs/proxied-server';
import { countOf, isSoak } from '../../support/programs/soak';

jest.setTimeout(isSoak ? 10 * 60_000 : 120_000);

const canaries: { readonly [store: string]: string } = { merah: 'kenari-merah-7f3a', biru: 'kenari-biru-9c2e' };
const stores = Object.keys(canaries);
const languages = ['id', 'en'];
const atOnce = 16;

let system: ProxiedServer;
beforeAll(async () => {
  // Calls have four times the usual timeout, because a busy machine is not tested here.
  system = await startProxiedServer({ PROVIDER_TIMEOUT_MS: '8000' });
  for (const store of stores) {
    const { document, items } = canaryStore(store, canaries[store] ?? '');
    await system.admin.apply(store, document);
    await system.admin.replaceItems(store, items);
  }
});
afterAll(() => system.stop());
afterAll(cleanUp);

/** Always the same numbers, so that a failure can be reproduced. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Visit {
  store: string;
  language: string;
  path: string;
  abortedAfter: number | null;
}

function visits(count: number): Visit[] {
  const random = randomNumbers(20_261_121);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: count }, () => {
    const [store, language] = [one(stores), one(languages)];
    const queries = [
      queryPath('StoreShell', store, language),
      queryPath('HomeScreen', store, language, { tab: null }),
      queryPath('MenuScreen', store, language, { id: 'barang', page: 1 }),
      queryPath('ItemScreen', store, language, { id: 'barang3' }),
      queryPath('SearchScreen', store, language, { text: 'isi', sort: 'NEWEST', labels: [], page: 1 }),
      queryPath('Suggestions', store, language, { text: 'lapak' }),
    ];
    const path = random() < 0.7 ? `/${store}${one(canaryPaths)}` : one(queries);
    return { store, language, path, abortedAfter: random() < 0.1 ? Math.floor(random() * 20) : null };
  });
}

async function wrongsOf(visit: Visit): Promise<string[]> {
  const { store, language, path, abortedAfter } = visit;
  const signal = abortedAfter === null ? null : AbortSignal.timeout(abortedAfter);
  let body: string;
  try {
    const response = await fetch(system.server.url + path, { signal, headers: { 'accept-language': language } });
    body = await response.text();
    if (response.status !== 200) return [`${path} answered ${response.status}`];
  } catch (error) {
    return signal?.aborted ? [] : [`${path} failed: ${String(error)}`];
  }
  const foreign = stores.filter((other) => other !== store && body.includes(canaries[other] ?? other));
  const shown = /<html lang="(\w+)"/.exec(body)?.[1];
  return [
    ...(body.includes(canaries[store] ?? store) ? [] : [`${path} lacks its own canary: ${body.slice(0, 300)}`]),
    ...foreign.map((other) => `${path} shows ${other}`),
    ...(shown === undefined || shown === language ? [] : [`${path} is in ${shown}, asked for ${language}`]),
  ];
}

test('many interleaved visitors, some aborting, see only their own store and language', async () => {
  const random = randomNumbers(7);
  system.proxy.delay(() => random() * 30);
  const waiting = visits(countOf(500));
  const aborted = waiting.filter(({ abortedAfter }) => abortedAfter !== null).length;
  expect(aborted).toBeGreaterThan(0);
  const wrongs: string[] = [];
  const visitor = async () => {
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) wrongs.push(...(await wrongsOf(visit)));
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  expect(wrongs).toEqual([]);
});
