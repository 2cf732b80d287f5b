import { Readable } from 'node:stream';
import type { RenderAnswer, RenderRequest } from '../../../../src/entry-server';
import { until } from '../../../support/programs/until';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';
import { getRequest, openConnection } from '../../../support/server/raw-connection';

let http: HttpFixture;
afterEach(() => http.close());

const pageOf = (text: string): RenderAnswer =>
  ({
    kind: 'page',
    status: 200,
    before: '<html>',
    application: Readable.from([text]),
    after: () => '</body></html>',
    isWhole: () => true,
  }) as unknown as RenderAnswer;

/** A server whose pages have `letters` characters, and are completed by the test. */
async function startSlowPages({ letters = 10, maxWaiting = 32 } = {}) {
  const started: string[] = [];
  let letGo = () => {};
  const released = new Promise<void>((done) => {
    letGo = done;
  });
  const render = async ({ path }: RenderRequest) => {
    started.push(path);
    await released;
    return pageOf(`(${path})${'x'.repeat(letters)}`);
  };
  http = await startHttp({ renderer: { render }, limits: { maxWaiting, stalledMs: 300, checkMs: 50 } });
  return { started, letGo };
}

const pipelined = (count: number) =>
  Array.from({ length: count }, (_, at) => getRequest(`/warung/m/page-${at}`)).join('');
const pagesIn = (text: string) => [...text.matchAll(/\(\/m\/page-(\d+)\)/g)].map(([, at]) => Number(at));

test('pipelined requests are answered once each, in order', async () => {
  const { started, letGo } = await startSlowPages();
  const connection = await openConnection(http.origin);
  connection.write(pipelined(20));
  await until('the first has started', () => started.length > 0);
  // Waits for the answer to a later visitor; by then, everything read has been processed.
  expect((await http.ask('/healthz')).statusCode).toBe(200);
  expect(started).toEqual(['/m/page-0']);
  letGo();
  await until('all are answered', () => pagesIn(connection.text()).length === 20);
  expect(pagesIn(connection.text())).toEqual(Array.from({ length: 20 }, (_, at) => at));
  connection.write(getRequest('/warung/m/page-20'));
  await until('the connection goes on', () => pagesIn(connection.text()).length === 21);
  connection.socket.destroy();
});

test('a pipelined body arrives complete', async () => {
  const { letGo } = await startSlowPages();
  const connection = await openConnection(http.origin);
  const report = JSON.stringify({
    'csp-report': { 'document-uri': 'http://a/', 'effective-directive': 'img-src', 'blocked-uri': 'x'.repeat(3_000) },
  });
  const post = `POST /csp-reports HTTP/1.1\r\nHost: a\r\nContent-Type: application/csp-report\r\nContent-Length: ${report.length}\r\n\r\n`;
  connection.write(getRequest('/warung') + post + report.slice(0, 10));
  await http.ask('/healthz');
  connection.write(report.slice(10) + getRequest('/healthz'));
  await http.ask('/healthz');
  letGo();
  await until('all three are answered', () => connection.text().split('HTTP/1.1 2').length === 4);
  connection.socket.destroy();
});

test('a connection that pipelines too many requests is closed after one is processed', async () => {
  const { started } = await startSlowPages({ maxWaiting: 32 });
  const connection = await openConnection(http.origin);
  connection.write(pipelined(400));
  await connection.closed;
  expect(started).toEqual(['/m/page-0']);
});

test('a client that reads no answer gets no further answers and is closed', async () => {
  const { started, letGo } = await startSlowPages({ letters: 8_000_000 });
  letGo();
  const connection = await openConnection(http.origin);
  connection.pause();
  connection.write(pipelined(30));
  await until('the answer waits', () => started.length > 0);
  const unread = new Promise<void>((done) => connection.socket.once('close', () => done()));
  await until('it was cut', async () => {
    connection.write('GET');
    return connection.socket.destroyed;
  });
  await unread;
  expect(started.length).toBeLessThan(4);
});
