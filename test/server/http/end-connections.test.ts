import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RenderAnswer } from '../../../src/entry-server';
import { countOf } from '../../support/programs/soak';
import { getRequest, openConnection } from '../../support/server/raw-connection';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;

test('a request on a new connection is answered while the server stops', async () => {
  http = await startHttp();
  const connection = await openConnection(http.origin);
  await http.ask('/healthz');
  const closed = http.close();
  connection.write(getRequest('/warung'));
  await connection.closed;
  expect(connection.text()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*<\/body><\/html>/i);
  await closed;
});

test('a request on a kept-alive connection is answered while the server stops', async () => {
  http = await startHttp();
  const connection = await openConnection(http.origin);
  connection.write(getRequest('/healthz'));
  await once(connection.socket, 'data');
  const first = connection.text().length;
  const closed = http.close();
  connection.write(getRequest('/warung'));
  await connection.closed;
  expect(connection.text().slice(first)).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*<\/body><\/html>/);
  await closed;
});

test('idle connections do not delay a stop', async () => {
  http = await startHttp();
  const unused = await openConnection(http.origin);
  const idle = await openConnection(http.origin);
  idle.write(getRequest('/healthz'));
  await once(idle.socket, 'data');
  await http.close();
  await Promise.all([unused.closed, idle.closed]);
});

/** The duration of a page. */
const work = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('stopping under four clients breaks none of their requests', async () => {
  const broken: unknown[] = [];
  for (let stops = 0; stops < countOf(50); stops += 1) {
    const render = async (): Promise<RenderAnswer> => {
      work(3);
      return { kind: 'redirect', location: '/' } as unknown as RenderAnswer;
    };
    http = await startHttp({ renderer: { render } });
    const clients = new Worker(join(__dirname, '../../support/server/clients.mjs'), {
      workerData: { origin: http.origin, clients: 4 },
      execArgv: [],
    });
    expect(await once(clients, 'message')).toEqual(['busy']);
    const told = once(clients, 'message');
    await http.close();
    broken.push(...((await told) as [unknown[]])[0]);
    await clients.terminate();
  }
  expect(broken).toEqual([]);
});
