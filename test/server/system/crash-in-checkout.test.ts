import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../../provider/media/recipe';
import { cleanUp } from '../../harness/at-the-end';
import { canaryStore } from '../../harness/canary-store';
import { embeddedProvider } from '../../harness/embedded-provider';
import { providerAdmin } from '../../harness/provider-admin';
import { buy, purchasesOf } from '../../harness/purchase';
import { newShopper, type Shopper } from '../../harness/shopper';
import { countOf } from '../../harness/soak';
import { startProvider } from '../../harness/start-provider';
import { startServer } from '../../harness/start-server';
import { until } from '../../harness/until';

jest.setTimeout(900_000);
afterAll(cleanUp);

const store = 'jatuh';
const kills = countOf(20);
const random = randomFrom('crash in checkout');

/** The data of a store, with customers' cookies good for every server that has it. */
async function preparedData() {
  const provider = await startProvider();
  const { document, items } = canaryStore(store, 'kenari-jatuh', { use_expedition: 0 });
  const admin = providerAdmin(provider);
  await admin.apply(store, document);
  await admin.replaceItems(store, items);
  await provider.stop();
  return provider.dataDirectory;
}

test(`after each of ${kills} kills of the server and of its provider in mid-checkout nothing is lost and nothing doubled`, async () => {
  const dataDirectory = await preparedData();
  const start = () => startServer({ dataDirectory, environment: { LOG_LEVEL: 'silent' } });
  let server = await start();
  const provider = embeddedProvider(dataDirectory);
  if (!provider) throw new Error('The server has no provider of its own');
  const shopper: Shopper = await newShopper({ url: server.url, provider: server.url, store }, 'tahan');

  const told: string[] = [];
  for (let count = 0; count < kills; count += 1) {
    for (const victim of ['server', 'provider'] as const) {
      const buying = buy(shopper, random);
      await pause(random() * 400);
      if (victim === 'server') {
        await server.kill();
        await until('the provider of a dead server has ended', () => embeddedProvider(dataDirectory) === null);
        server = await start();
        shopper.url = server.url;
      } else {
        process.kill(embeddedProvider(dataDirectory)?.pid ?? 0, 'SIGKILL');
      }
      told.push((await buying).id);
    }
  }

  expect(new Set(told).size).toBe(2 * kills);
  expect((await purchasesOf(shopper)).sort()).toEqual([...told].sort());
  await server.stop();
});
