import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '../../../provider/media/recipe';
import { cleanUp } from '../../support/programs/cleanup';
import { canaryStore } from '../../support/stores/canary-store';
import { embeddedProvider } from '../../support/programs/embedded-provider';
import { providerAdmin } from '../../support/programs/provider-admin';
import { buy, purchasesOf } from '../../support/customers/purchase';
import { newShopper, type Shopper } from '../../support/customers/shopper';
import { countOf } from '../../support/programs/soak';
import { seededData } from '../../support/programs/seeded-data';
import { startProvider } from '../../support/programs/start-provider';
import { startServer } from '../../support/programs/start-server';
import { until } from '../../support/programs/until';

jest.setTimeout(900_000);
afterAll(cleanUp);

const store = 'jatuh';
const kills = countOf(20);
const random = randomFrom('crash in checkout');

/** The data of a store, with a secret for cookies that every server with the data accepts. */
async function preparedData() {
  const dataDirectory = await seededData();
  const provider = await startProvider({ DATA_DIR: dataDirectory });
  const { document, items } = canaryStore(store, 'kenari-jatuh', { use_expedition: 0 });
  const admin = providerAdmin(provider);
  await admin.apply(store, document);
  await admin.replaceItems(store, items);
  await provider.stop();
  return dataDirectory;
}

test(`${kills} kills of server and provider during checkout lose nothing and duplicate nothing`, async () => {
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
