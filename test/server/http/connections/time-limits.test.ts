import { Readable } from 'node:stream';
import type { RenderAnswer } from '../../../../src/entry-server';
import { connectionLimits } from '../../../../shared/connections/create-listener';
import { until } from '../../../support/programs/until';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';
import { getRequest, openConnection, type RawConnection } from '../../../support/server/raw-connection';

const limits = { headersMs: 300, requestMs: 600, idleMs: 300, stalledMs: 400, checkMs: 50 };
const letters = 12_000_000;

const page = () =>
  ({
    kind: 'page',
    status: 200,
    before: '<html>',
    application: Readable.from(['x'.repeat(letters)]),
    after: () => '</body></html>',
    isWhole: () => true,
  }) as unknown as RenderAnswer;

let http: HttpFixture;
let connection: RawConnection;
beforeEach(async () => {
  http = await startHttp({ renderer: { render: async () => page() }, limits });
  connection = await openConnection(http.origin);
});
afterEach(() => {
  connection.socket.destroy();
  return http.close();
});

/** Sends one character at a time, until the connection is closed. */
const isCutWhileSending = (letter: string) =>
  until('it is cut', () => {
    if (!connection.hasClosed()) connection.write(letter);
    return connection.hasClosed();
  });

test('closes a connection without a request', async () => {
  await connection.closed;
});

test('closes an idle connection after an answer', async () => {
  connection.write(getRequest('/healthz'));
  await connection.closed;
  expect(connection.text()).toContain('200 OK');
});

test('closes a connection whose headers arrive too slowly', async () => {
  connection.write('GET /healthz HTTP/1.1\r\nX: ');
  await isCutWhileSending('x');
});

test('closes a connection whose body arrives too slowly', async () => {
  connection.write(
    'POST /csp-reports HTTP/1.1\r\nHost: a\r\nContent-Type: application/csp-report\r\nContent-Length: 9000\r\n\r\n{"',
  );
  await isCutWhileSending('x');
});

test('closes a connection whose client stops reading', async () => {
  connection.pause();
  connection.write(getRequest('/warung'));
  await until('it is cut', () => {
    connection.write('x');
    return connection.socket.destroyed;
  });
});

test('a slow but steady reader gets the whole answer', async () => {
  connection.pause();
  connection.write(getRequest('/warung').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const reading = setInterval(() => {
    connection.resume();
    setImmediate(() => connection.pause());
  }, 20);
  await connection.closed.finally(() => clearInterval(reading));
  expect(connection.text().length).toBeGreaterThan(letters);
});

test('a connection stays while the server works, and is cut if its response is not read', async () => {
  let letGo = () => {};
  const worked = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await http.close();
  http = await startHttp({ renderer: { render: () => worked.then(page) }, limits });
  const patient = await openConnection(http.origin);
  patient.write(getRequest('/warung').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  // Waits for two idle connections to be closed, one after another, which takes longer than a stall.
  await (await openConnection(http.origin)).closed;
  await (await openConnection(http.origin)).closed;
  expect(patient.hasClosed()).toBe(false);
  letGo();
  await patient.closed;
  expect(patient.text().length).toBeGreaterThan(letters);
});

test('every slow client is closed within 30 s', () => {
  const { headersMs, requestMs, idleMs, stalledMs, checkMs } = connectionLimits;
  for (const wait of [headersMs + checkMs, requestMs + checkMs, idleMs + checkMs, 2 * stalledMs]) {
    expect(wait).toBeLessThanOrEqual(30_000);
  }
});
