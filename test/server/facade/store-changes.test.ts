import type { ServerResponse } from 'node:http';
import { createStoreChanges, type StoreChanges } from '../../../server/facade/store-changes';
import { createProviderClient } from '../../../server/provider-client/provider-client';
import { until } from '../../support/programs/until';
import { memoryLog } from '../../support/server/facade-fixture';
import { startStubProvider, type StubProvider } from '../../support/server/stub-provider';

let provider: StubProvider;
let client: ReturnType<typeof createProviderClient>;
let changes: StoreChanges;
/** The open streams, the newest last. */
let streams: ServerResponse[];
let open: (response: ServerResponse) => void;
let clock: number;
const log = memoryLog();

beforeEach(async () => {
  provider = await startStubProvider();
  client = createProviderClient({ baseUrl: provider.baseUrl, random: () => 0 });
  streams = [];
  open = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': listening\n\n');
    streams.push(response);
  };
  provider.intrude((_asked, response) => {
    open(response);
    return true;
  });
  clock = 1_000;
  log.lines.splice(0);
  changes = createStoreChanges({ provider: client, log, now: () => clock, retryMs: 1 });
});
afterEach(async () => {
  await changes.close();
  await client.close();
  await provider.close();
});

const tell = (data: string, name = 'store') => streams.at(-1)?.write(`event: ${name}\ndata: ${data}\n\n`);
const known = (codename: string, moment: number) => changes.isUnchangedSince(codename, moment);
const isTold = () => until('the provider tells changes', async () => known('warung', Number.MAX_SAFE_INTEGER));

test('nothing is known to be unchanged before the provider tells changes', () => {
  expect(known('warung', 2_000)).toBe(false);
  expect(provider.asked).toHaveLength(0);
});

test('a store is unchanged since the stream began, until it is told to have changed', async () => {
  changes.watch();
  await isTold();
  expect([known('warung', 999), known('warung', 1_000), known('warung', 1_001)]).toEqual([false, false, true]);
  clock = 5_000;
  tell('{"codename":"warung"}');
  await until('the change arrives', async () => !known('warung', 1_001));
  expect([known('warung', 5_000), known('warung', 5_001), known('toko', 1_001)]).toEqual([false, true, true]);
  expect(provider.asked.map(({ path }) => path)).toEqual(['/api/v2/apps/events']);
});

test('events with other names are ignored', async () => {
  changes.watch();
  await isTold();
  clock = 5_000;
  tell('{"codename":"warung"}', 'weather');
  tell('{"codename":"toko"}');
  await until('the change arrives', async () => !known('toko', 1_001));
  expect(known('warung', 1_001)).toBe(true);
});

test('after a loss nothing is known until the stream is open again, and nothing of before', async () => {
  changes.watch();
  await isTold();
  let reopen = () => {};
  open = (response) => {
    reopen = () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': listening\n\n');
      streams.push(response);
    };
  };
  streams[0]?.destroy();
  await until('the loss is seen', async () => !known('warung', Number.MAX_SAFE_INTEGER));
  await until('the provider is asked again', async () => provider.asked.length === 2);
  clock = 9_000;
  reopen();
  await isTold();
  expect([known('warung', 8_999), known('warung', 9_001)]).toEqual([false, true]);
  expect(log.lines).toHaveLength(1);
});

test('an event that cannot be read ends the stream, which begins anew', async () => {
  changes.watch();
  await isTold();
  tell('no JSON');
  await until('the provider is asked again', async () => streams.length === 2);
  await isTold();
});

test('a provider without the stream is asked again, and this is said once', async () => {
  open = (response) => response.writeHead(404).end();
  changes.watch();
  await until('the provider is asked again', async () => provider.asked.length > 2);
  expect(known('warung', Number.MAX_SAFE_INTEGER)).toBe(false);
  expect(log.lines.map(({ message }) => message)).toEqual([
    'The provider does not tell which stores change; they are asked for',
  ]);
});
