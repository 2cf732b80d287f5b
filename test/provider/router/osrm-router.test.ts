import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOsrmRouter } from '../../../provider/router/osrm-router';

const from = { lat: 38.5, lng: -120.2 };
const to = { lat: 43.252, lng: -126.453 };
const geometry = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const answer = { code: 'Ok', routes: [{ geometry, distance: 1234.5, duration: 99.4 }], waypoints: [] };

let server: Server;
let respond: RequestListener;
let asked: string[];
let url: string;
beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reply =
  (body: string, status = 200): RequestListener =>
  (request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
const ask = (timeoutMs = 5_000) => createOsrmRouter(`${url}/`, { timeoutMs }).route(from, to);

test.each([
  ['is not JSON', reply('<html>')],
  ['has no routes', reply('{"code":"Ok"}')],
  ['has no code', reply('{"routes":[]}')],
  ['is an error', reply('{"code":"InvalidQuery"}', 400)],
  ['has a line that is none', reply(JSON.stringify({ ...answer, routes: [{ ...answer.routes[0], geometry: '_p' }] }))],
  ['has a negative length', reply(JSON.stringify({ ...answer, routes: [{ ...answer.routes[0], distance: -1 }] }))],
  ['is too long', reply(JSON.stringify({ ...answer, more: 'a'.repeat(1_100_000) }))],
  ['leads elsewhere', (_request, response) => response.writeHead(302, { location: url }).end()],
  ['is broken off', (_request, response) => response.writeHead(200).write('{', () => response.destroy())],
])('an answer that %s is an error without positions', async (_what, listener) => {
  respond = listener;
  const { message } = await ask().then(
    () => new Error('There was an answer'),
    (error: Error) => error,
  );
  expect(message).toMatch(/^The (answer of the )?router /);
  expect(message).not.toMatch(/38|120/);
});

test('a router that does not answer in time is an error', async () => {
  respond = () => {};
  await expect(ask(50)).rejects.toThrow('The router did not answer');
});

test.each(['NoRoute', 'NoSegment'])('%s is not a route', async (code) => {
  respond = reply(JSON.stringify({ code, message: '' }), 400);
  expect(await ask()).toBeNull();
});

test('a route is requested by longitude and latitude, and parsed with its line', async () => {
  respond = reply(JSON.stringify(answer));
  expect(await ask()).toEqual({ points: [from, { lat: 40.7, lng: -120.95 }, to], metres: 1235, seconds: 99 });
  expect(asked).toEqual([
    '/route/v1/driving/-120.200000,38.500000;-126.453000,43.252000?overview=simplified&geometries=polyline',
  ]);
});
