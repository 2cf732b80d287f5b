import { Readable } from 'node:stream';
import type { RenderAnswer, RenderRequest } from '../../../../src/entry-server';
import { until } from '../../../support/programs/until';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';
import { getRequest, openConnection, type RawConnection } from '../../../support/server/raw-connection';

let http: HttpFixture;
let connections: RawConnection[] = [];
afterEach(() => {
  for (const { socket } of connections) socket.destroy();
  connections = [];
  return http.close();
});

/** A server that processes two requests at once, whose pages are completed by the test. */
async function startSlowPages(letters = 1, requestWorkMs = 60_000) {
  let letGo = () => {};
  const released = new Promise<void>((done) => {
    letGo = done;
  });
  const started: string[] = [];
  const render = async ({ path }: RenderRequest) => {
    started.push(path);
    await released;
    return {
      kind: 'page',
      status: 200,
      before: '<html>',
      application: Readable.from(['x'.repeat(letters)]),
      after: () => '</body></html>',
      isWhole: () => true,
    } as unknown as RenderAnswer;
  };
  http = await startHttp({
    environment: { MAX_ACTIVE_REQUESTS: '2', LOG_LEVEL: 'error' },
    renderer: { render },
    limits: { requestWorkMs },
  });
  return { started, letGo };
}

const openBusy = async (path: string) => {
  const connection = await openConnection(http.origin);
  connections.push(connection);
  connection.write(getRequest(path));
  return connection;
};

test('answers 503 to requests over the limit, before any work', async () => {
  const { started, letGo } = await startSlowPages();
  await Promise.all([openBusy('/warung/m/a'), openBusy('/warung/m/b')]);
  await until('two are worked on', () => started.length === 2);

  const page = await http.ask({ url: '/warung/m/c', headers: { accept: 'text/html' } });
  expect([page.statusCode, page.headers['retry-after'], page.headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  expect(page.body).toContain('noindex');
  expect(page.rawPayload.length).toBeLessThan(1_000);
  const query = await http.ask({ url: '/tiles/1/1/1.svg', headers: { accept: 'application/json' } });
  expect([query.statusCode, query.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(query.body)).toMatchObject({ errors: [{ extensions: { code: 'PROVIDER_UNAVAILABLE' } }] });
  expect(started).toHaveLength(2);

  const headers = { authorization: `Bearer ${http.operator.key}` };
  for (const url of ['/healthz', '/metrics']) expect((await http.ask({ url, headers })).statusCode).toBe(200);
  letGo();
  await until('there is room again', async () => (await http.ask('/warung/m/c')).statusCode === 200);
});

test('answers 503 to a request on which the server works too long, which frees a slot', async () => {
  const { started, letGo } = await startSlowPages(1, 50);
  const pages = await Promise.all(['a', 'b', 'c'].map((name) => http.ask(`/warung/m/${name}`)));
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(pages[0]?.headers['retry-after']).toBe('5');
  expect((await http.ask('/warung/m/d')).statusCode).toBe(503);
  letGo();
  expect(started.length).toBeGreaterThan(2);
});

test('a missing file is answered once, and not logged later', async () => {
  await startSlowPages(1, 100);
  const headers = { authorization: `Bearer ${http.operator.key}` };
  expect((await http.ask({ url: '/inspector/assets/none.js', headers })).statusCode).toBe(404);
  // Work that starts later times out later.
  expect((await http.ask('/warung/m/a')).statusCode).toBe(503);
  expect(http.lines.filter((line) => line.includes('took too long'))).toHaveLength(1);
});

test('a disconnect frees a slot', async () => {
  const { started } = await startSlowPages();
  const [first] = await Promise.all([openBusy('/warung/m/a'), openBusy('/warung/m/b')]);
  await until('two are worked on', () => started.length === 2);
  first.socket.destroy();
  await until('another one is worked on', async () => {
    await openBusy('/warung/m/c');
    return started.length === 3;
  });
});

test('slow clients do not use up the slots', async () => {
  const { letGo } = await startSlowPages(4_000_000);
  letGo();
  const body =
    'POST /csp-reports HTTP/1.1\r\nHost: a\r\nContent-Type: application/csp-report\r\nContent-Length: 100\r\n\r\n{';
  for (let at = 0; at < 5; at += 1) {
    const reader = await openBusy('/warung/m/a');
    reader.pause();
    const sender = await openConnection(http.origin);
    connections.push(sender);
    sender.write(body);
  }
  expect((await http.ask('/warung/m/b')).statusCode).toBe(200);
});
