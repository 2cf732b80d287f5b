import { type ProxiedServer, startProxiedServer } from '../../harness/proxied-server';

jest.setTimeout(120_000);

const most = { uncached: 4, cached: 0 };

let system: ProxiedServer;
beforeAll(async () => {
  system = await startProxiedServer();
});
afterAll(() => system.stop());

const list = ['/kebunara/m/sayur-sayur', '/plasanusa'];

/** How many statements a visit took, and by which calls. */
async function cost(path: string) {
  system.proxy.forget();
  const response = await fetch(system.server.url + path);
  expect(response.status).toBe(200);
  await response.text();
  const total = system.proxy.statements().reduce((sum, count) => sum + count, 0);
  return { total, calls: system.proxy.calls() };
}

test.each(list)('%s takes at most four statements the first time, then none, and never writes', async (path) => {
  const first = await cost(path);
  expect(system.proxy.statements().length).toBe(first.calls.length);
  expect(first.total).toBeGreaterThan(0);
  expect(first.total).toBeLessThanOrEqual(most.uncached);
  const second = await cost(path);
  expect(second.total).toBe(most.cached);
  expect([...first.calls, ...second.calls].filter((call) => !call.startsWith('GET '))).toEqual([]);
});

test('what a page costs does not grow with its components: they are loaded together', async () => {
  const { calls } = await cost('/kebunara?tab=none');
  expect(calls.length).toBeLessThanOrEqual(2);
});
