import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="red"/></svg>';
const replies: { readonly [path: string]: { status: number; type?: string; body?: string; location?: string } } = {
  '/media/listimage/leaf.svg': { status: 200, type: 'image/svg+xml', body: drawing },
  '/media/listimage/page.svg': { status: 200, type: 'text/html', body: '<h1>no picture</h1>' },
  '/media/listimage/moved.svg': { status: 302, location: 'http://127.0.0.1:1/secret' },
  '/media/listimage/broken.svg': { status: 500 },
};

let media: Server;
let http: HttpFixture;
let asked: string[] = [];

beforeAll(async () => {
  media = createServer((request, reply) => {
    asked.push(request.url ?? '');
    const { status, type, body, location } = replies[request.url ?? ''] ?? { status: 404 };
    reply.writeHead(status, { ...(type && { 'content-type': type }), ...(location && { location }) }).end(body);
  });
  await new Promise<void>((done) => media.listen(0, '127.0.0.1', done));
  http = await startHttp({ providerUrl: `http://127.0.0.1:${(media.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await http.close();
  media.closeAllConnections();
  media.close();
});
beforeEach(() => {
  asked = [];
});

const get = (url: string) => http.ask(url);

test.each([96, 160, 240, 320, 480, 640, 960])(
  'a picture is a WebP %i pixels wide, cacheable forever',
  async (width) => {
    const answer = await get(`/images/${width}/listimage/leaf.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width / 2 });
  },
);

test('concurrent requests fetch a picture once', async () => {
  const fresh = await startHttp({ providerUrl: `http://127.0.0.1:${(media.address() as AddressInfo).port}` });
  const url = '/images/96/listimage/leaf.svg';
  await Promise.all([fresh.ask(url), fresh.ask(url)]);
  await fresh.ask(url);
  await fresh.close();
  expect(asked).toHaveLength(1);
});

test.each([
  ['a width that no page asks for', '/images/100/listimage/leaf.svg'],
  ['no width', '/images/x/listimage/leaf.svg'],
  ['a huge width', '/images/99999999/listimage/leaf.svg'],
  ['a negative width', '/images/-96/listimage/leaf.svg'],
  ['an unknown kind', '/images/96/secrets/leaf.svg'],
  ['a kind that climbs', '/images/96/../leaf.svg'],
  ['a name that climbs', '/images/96/listimage/..%2f..%2fadmin'],
  ['a name that climbs, twice encoded', '/images/96/listimage/%252e%252e%252fadmin'],
  ['the folder above', '/images/96/listimage/%2e%2e'],
  ['the folder itself', '/images/96/listimage/%2e'],
  ['a hidden file', '/images/96/listimage/.env'],
  ['a query in the name', '/images/96/listimage/leaf.svg%3fx=1'],
  ['a fragment in the name', '/images/96/listimage/leaf.svg%23x'],
  ['another host', '/images/96/listimage/http:%2f%2f127.0.0.1%2fx'],
  ['another host by its user part', '/images/96/listimage/@127.0.0.1'],
  ['a backslash', '/images/96/listimage/..%5cadmin'],
  ['a zero byte', '/images/96/listimage/leaf.svg%00.png'],
  ['a very long name', `/images/96/listimage/${'x'.repeat(500)}.svg`],
  ['too many parts', '/images/96/listimage/a/b.svg'],
])('rejects %s without a request', async (_, url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['content-type'] ?? '').not.toContain('image');
  expect(asked).toEqual([]);
});

test('an unknown picture is a 404 that is not cacheable', async () => {
  const answer = await get('/images/96/listimage/none.svg');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('does not follow a redirect of the media host', async () => {
  const answer = await get('/images/96/listimage/moved.svg');
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(asked).toEqual(['/media/listimage/moved.svg']);
});

test.each(['page.svg', 'broken.svg'])('%s, which is not a picture, is an error that is not cacheable', async (name) => {
  const answer = await get(`/images/96/listimage/${name}`);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
  expect(answer.body).not.toContain('127.0.0.1');
  await get(`/images/96/listimage/${name}`);
  expect(asked).toHaveLength(2);
});
