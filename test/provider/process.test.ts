import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { findHolder } from '../../provider/database/lock-file';
import { cleanUp } from '../support/programs/cleanup';
import { seededData } from '../support/programs/seeded-data';
import { runProgram, runProvider } from '../support/provider/run-program';

jest.setTimeout(180_000);

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await seededData();
});
afterAll(cleanUp);

test('a second provider on the same directory is refused, and the first continues', async () => {
  const first = await runProvider({ DATA_DIR });
  const second = runProgram('provider', [], { DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(findHolder(join(DATA_DIR, 'pg'))).toBeUndefined();
});

test('SIGTERM finishes open requests and exits with 0', async () => {
  const provider = await runProvider({ DATA_DIR });
  const socket = connect(Number(new URL(provider.url).port), '127.0.0.1');
  const body = 'page_url=%2F&app_vuid=nobody&comp_vuid=&device_id=d&is_web=1';
  socket.write(
    `POST /api/v2/customer/track/views HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
      `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  provider.child.kill('SIGTERM');
  await refused(provider.url);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(body);
  await once(socket, 'close');
  expect(answer).toContain('HTTP/1.1 404');
  expect(await provider.ended).toBe(0);
});

/** Waits until no new connection is accepted. */
async function refused(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(`${url}/healthz`).then(
      () => true,
      () => false,
    );
    if (!answered) return;
  }
}

test('a provider whose parent died stops', async () => {
  const provider = await runProvider({ DATA_DIR });
  provider.child.disconnect();
  expect(await provider.ended).toBe(0);
});

test('all invalid settings are reported before anything is opened', async () => {
  const program = runProgram('provider', [], { PROVIDER_PORT: 'x', LOG_LEVEL: 'loud' });
  expect(await program.ended).toBe(1);
  expect(program.output()).toMatch(/PROVIDER_PORT: .*\n.*LOG_LEVEL: /);
});

test('each log line is JSON with the request and its store, without user input', async () => {
  const provider = await runProvider({ DATA_DIR, LOG_LEVEL: 'info' });
  const shop = '/api/v2/customer/list/kebuncisarua/children?codename=kebunara&search_list=rahasia';
  await fetch(`${provider.url}${shop}`, { headers: { 'x-request-id': 'request-of-the-test' } });
  await fetch(`${provider.url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ app_view_uid: 'kbn_app', identity: 'rahasia', password: 'rahasia' }),
  });
  provider.child.kill('SIGTERM');
  await provider.ended;
  const lines = provider
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId: 'request-of-the-test',
      method: 'GET',
      route: '/api/v2/customer/list/:id/children',
      store: 'kebunara',
      status: 200,
    }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ method: 'POST', store: 'kbn_app', status: 200 }));
  expect(provider.output()).not.toContain('rahasia');
});
