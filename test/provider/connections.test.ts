import type { AddressInfo } from 'node:net';
import { createApp } from '../../provider/create-app';
import type { Database } from '../../provider/database/database';
import { until } from '../support/programs/until';
import { getRequest, openConnection } from '../support/server/raw-connection';
import { adminKey, passwords } from '../support/provider/test-app';

/** These tests make no calls to it. */
const database = { listen: async () => async () => undefined } as unknown as Database;
const settings = { LOG_LEVEL: 'silent', COUNT_STATEMENTS: false, PROVIDER_KEY: '' } as const;

async function start(limits = {}) {
  const { app } = createApp({ database, adminKey, settings, deps: { passwords }, limits });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { app, connection: await openConnection(`http://127.0.0.1:${port}`) };
}

test('a client that pipelines too many requests is disconnected', async () => {
  const { app, connection } = await start();
  connection.write(getRequest('/nothing').repeat(200));
  await connection.closed;
  expect(connection.text()).toBe('');
  await app.close();
});

test('a client that pipelines some requests gets all answers in order', async () => {
  const { app, connection } = await start();
  connection.write(getRequest('/nothing').repeat(20));
  await until('all are answered', () => connection.text().split('HTTP/1.1 404').length === 21);
  connection.socket.destroy();
  await app.close();
});

test('headers that do not end time out', async () => {
  const { app, connection } = await start({ headersMs: 100, checkMs: 20 });
  connection.write('GET /nothing HTTP/1.1\r\nX: ');
  await connection.closed;
  await app.close();
});
