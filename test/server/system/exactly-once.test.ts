import { randomFrom } from '../../../provider/media/recipe';
import { cleanUp } from '../../support/programs/cleanup';
import { canaryStore } from '../../support/stores/canary-store';
import { providerAdmin } from '../../support/programs/provider-admin';
import { buy, purchasesOf } from '../../support/customers/purchase';
import { newShopper, type Shopper } from '../../support/customers/shopper';
import { countOf } from '../../support/programs/soak';
import { type RunningProvider, startProvider } from '../../support/programs/start-provider';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { startUnreliableProxy, type UnreliableProxy } from '../../support/programs/unreliable-proxy';
import { until } from '../../support/programs/until';

jest.setTimeout(900_000);
const store = 'tepat';
const intents = countOf(200);
const shoppers = 4;
const random = randomFrom('exactly once');
const timeoutMs = 120_000;

let provider: RunningProvider;
let server: RunningServer;
let line: UnreliableProxy;
beforeAll(async () => {
  provider = await startProvider();
  const { document, items } = canaryStore(store, 'kenari-tepat', { use_expedition: 0 });
  const admin = providerAdmin(provider);
  await admin.apply(store, document);
  await admin.replaceItems(store, items);
  line = await startUnreliableProxy(provider.url, { lost: 0.4, doubled: 0.3, random });
  server = await startServer({
    dataDirectory: temporaryFolder('server'),
    environment: { PROVIDER_URL: line.url, LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  await server.stop();
  await line.stop();
  await provider.stop();
});
afterAll(cleanUp);

test(`${intents} intents make ${intents} orders, despite lost answers, retries, taps, reloads and restarts`, async () => {
  const people: Shopper[] = [];
  for (let count = 0; count < shoppers; count += 1) {
    people.push(await newShopper({ url: server.url, provider: provider.url, store }, `pembeli${count}`));
  }

  line.storm();
  const told = new Map<Shopper, string[]>(people.map((shopper) => [shopper, []]));
  let bought = 0;
  const shopping = people.map(async (shopper, index) => {
    for (let count = index; count < intents; count += shoppers) {
      told.get(shopper)?.push((await buy(shopper, random)).id);
      bought += 1;
    }
  });
  await until('some have bought', () => bought >= intents / 4, timeoutMs);
  await provider.kill();
  provider = await startProvider(provider.settings);
  line.moveTo(provider.url);
  await Promise.all(shopping);

  line.calm();
  expect(line.counts().losses).toBeGreaterThan(0);
  expect(line.counts().repeats).toBeGreaterThan(0);
  for (const shopper of people) {
    const known = told.get(shopper) ?? [];
    expect(new Set(known).size).toBe(known.length);
    expect((await purchasesOf(shopper)).sort()).toEqual([...known].sort());
  }
  expect([...told.values()].flat()).toHaveLength(intents);
});
