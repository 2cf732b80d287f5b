import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { cleanUp } from '../../support/programs/cleanup';
import { canaryStore } from '../../support/stores/canary-store';
import { embeddedProvider } from '../../support/programs/embedded-provider';
import { providerAdmin } from '../../support/programs/provider-admin';
import { startProxiedServer } from '../../support/programs/proxied-server';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { until } from '../../support/programs/until';

jest.setTimeout(120_000);
afterAll(cleanUp);

/** The maximum time after the last answer; supervisors kill programs after about that time. */
const longestStop = 10_000;

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a stopping server finishes open requests, accepts no more and exits with 0', async () => {
  const system = await startProxiedServer();
  const { document, items } = canaryStore('henti', 'kenari-henti');
  await system.admin.apply('henti', document);
  await system.admin.replaceItems('henti', items);
  const idle = connect(Number(new URL(system.server.url).port), '127.0.0.1');
  const held = new Promise<void>((done) => idle.once('close', () => done()));
  system.proxy.forget();
  system.proxy.delay(() => 700);
  const inFlight = Promise.all(
    ['', '/m/barang-barang', '/m/kontak-kontak'].map(async (path) => {
      const response = await fetch(`${system.server.url}/henti${path}`);
      return { status: response.status, html: await response.text() };
    }),
  );
  await until('the pages are in flight', () => system.proxy.calls().length > 0);
  system.server.process.kill('SIGTERM');
  for (const { status, html } of await inFlight) {
    expect(status).toBe(200);
    expect(html).toContain('kenari-henti');
    expect(html).toMatch(/<\/html>\s*$/);
  }
  await held;
  expect(await Promise.race([system.server.ended, pause(longestStop, 'still running')])).toBe(0);
  await expect(fetch(`${system.server.url}/healthz`)).rejects.toThrow();
  await system.stop();
});

describe('with its own provider', () => {
  /** Each test leaves one server running for the next. */
  let server: RunningServer;
  const start = (dataDirectory?: string) => startServer({ dataDirectory, environment: { LOG_LEVEL: 'silent' } });
  const ownProvider = () => {
    const provider = embeddedProvider(server.dataDirectory);
    if (!provider) throw new Error('There is no provider');
    return provider;
  };
  beforeAll(async () => {
    server = await start();
  });

  test('a killed server leaves no provider running and can be started again', async () => {
    const { pid } = ownProvider();
    await server.kill();
    await until('its provider has ended', () => !isRunning(pid));
    server = await start(server.dataDirectory);
    expect(await (await fetch(`${server.url}/kebunara`)).text()).toContain('Kebunara');
  });

  test('a killed provider is restarted, and the pages recover', async () => {
    const first = ownProvider();
    process.kill(first.pid, 'SIGKILL');
    const second = await until('another provider answers', () => {
      const now = embeddedProvider(server.dataDirectory);
      return now && now.pid !== first.pid ? now : null;
    });
    expect(second.url).toBe(first.url);
    await until('a page that was never shown is whole', async () => {
      const html = await (await fetch(`${server.url}/plasanusa`)).text();
      return html.includes('"ok":true') && !html.includes('"ok":false');
    });
  });

  test('a crash while stores are applied loses no acknowledged change', async () => {
    const provider = ownProvider();
    const admin = providerAdmin(provider);
    const acknowledged: string[] = [];
    const applying = (async () => {
      for (let index = 0; ; index += 1) {
        const store = `hilang${index}`;
        await admin.apply(store, canaryStore(store, `kenari-${store}`).document);
        acknowledged.push(store);
      }
    })().catch(() => undefined);
    await until('some were acknowledged', () => acknowledged.length >= 10);
    process.kill(provider.pid, 'SIGKILL');
    await server.kill();
    await applying;

    server = await start(server.dataDirectory);
    const missing: string[] = [];
    for (const store of acknowledged) {
      const html = await (await fetch(`${server.url}/${store}`)).text();
      if (!html.includes(`kenari-${store}`)) missing.push(store);
    }
    expect(missing).toEqual([]);
  });

  test('a stopped server has stopped its provider', async () => {
    const { pid } = ownProvider();
    await server.stop();
    expect(isRunning(pid)).toBe(false);
    expect(embeddedProvider(server.dataDirectory)).toBeNull();
  });
});
