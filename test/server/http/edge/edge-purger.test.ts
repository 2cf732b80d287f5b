import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEdgePurger, type EdgePurger } from '../../../../server/http/edge/edge-purger';
import { until } from '../../../support/programs/until';
import { memoryLog } from '../../../support/server/facade-fixture';

let edge: Server;
let url: string;
let purger: EdgePurger;
let asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[];
let status: number;
const log = memoryLog();

beforeEach(async () => {
  asked = [];
  status = 200;
  log.lines.splice(0);
  edge = createServer((request, response) => {
    asked.push(request);
    response.writeHead(status).end('done');
  });
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`;
});
afterEach(async () => {
  purger.close();
  edge.closeAllConnections();
  await new Promise((resolve) => edge.close(resolve));
});

const start = (purge: string, pauseMs = 20) => {
  purger = createEdgePurger({ settings: { EDGE_PURGE: purge }, log, pauseMs });
};
const keys = () => asked.map(({ headers }) => headers['surrogate-key']);

test('purges at once, and again for what was on its way, and not a third time', async () => {
  start(`PURGE ${url}/`);
  purger.purge('store-warung');
  await until('two purges have arrived', async () => asked.length === 2);
  purger.purge('store-toko');
  await until('the other store is purged twice', async () => asked.length === 4);
  expect(keys()).toEqual(['store-warung', 'store-warung', 'store-toko', 'store-toko']);
  expect(asked[0]?.method).toBe('PURGE');
});

test('a store that changes often is purged once a pause, and after its last change', async () => {
  start(`PURGE ${url}/`, 100);
  for (let change = 0; change < 50; change += 1) purger.purge('store-warung');
  await until('the last purge has arrived', async () => asked.length === 2);
  purger.purge('store-warung');
  await until('the change after it is purged', async () => asked.length > 2);
});

test('the key stands in the URL where an edge wants it there, and each edge is asked', async () => {
  start(`POST ${url}/one/{key}, PURGE ${url}/two`);
  purger.purge('store-warung');
  await until('both edges are asked', async () => asked.length >= 2);
  const first = asked.slice(0, 2).map((request) => `${request.method} ${request.url}`);
  expect(first.sort()).toEqual(['POST /one/store-warung', 'PURGE /two']);
});

test('an edge that fails is asked again until it does not, and this is logged', async () => {
  start(`PURGE ${url}/`);
  status = 503;
  purger.purge('store-warung');
  await until('it is asked again', async () => asked.length >= 4);
  status = 200;
  const before = asked.length;
  await until('it is asked once more', async () => asked.length > before);
  expect(log.lines[0]).toMatchObject({ level: 'warn', facts: { key: 'store-warung' } });
});

test('without an edge nothing is sent', () => {
  start('');
  purger.purge('store-warung');
  expect(asked).toEqual([]);
});
