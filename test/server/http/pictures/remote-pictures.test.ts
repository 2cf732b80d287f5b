import sharp from 'sharp';
import { MockAgent } from 'undici';
import { createRemotePictures, type RemotePictures } from '../../../../server/http/pictures/remote-pictures';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';

const host = 'cdn.example.com';
const origin = `https://${host}`;

let agent: MockAgent;
let remote: RemotePictures;
let png: Buffer;
beforeAll(async () => {
  png = await sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
beforeEach(() => {
  agent = new MockAgent();
  agent.disableNetConnect();
  remote = createRemotePictures({ hosts: [host], dispatcher: agent });
});
afterEach(() => remote.close());

const answer = (path: string, status: number, body: string | Buffer = '', headers: Record<string, string> = {}) =>
  agent.get(origin).intercept({ path, method: 'GET' }).reply(status, body, { headers });

test('fetches a picture of an allowed host, following a redirect on that host', async () => {
  answer('/old.png', 301, '', { location: '/new.png' });
  answer('/new.png', 200, png);
  expect(await remote.fetch(`${origin}/old.png`)).toEqual(png);
});

test('a missing picture is not an error', async () => {
  answer('/a.png', 404);
  expect(await remote.fetch(`${origin}/a.png`)).toBeNull();
});

test.each([
  ['another host', 'https://evil.example/a.png', 'is not a host of MEDIA_HOSTS'],
  ['another port', `${origin}:8443/a.png`, 'is not a host of MEDIA_HOSTS'],
  ['plain http', `http://${host}/a.png`, 'is not a host of MEDIA_HOSTS'],
  ['a URL with a password', `https://a:b@${host}/a.png`, 'is not a host of MEDIA_HOSTS'],
  ['an address of this machine', 'https://127.0.0.1/a.png', 'is not a host of MEDIA_HOSTS'],
  ['a file', 'file:///etc/passwd', 'is not a host of MEDIA_HOSTS'],
  ['an invalid URL', 'a.png', 'Invalid URL'],
])('does not request %s', async (_, url, reason) => {
  await expect(remote.fetch(url)).rejects.toThrow(reason);
});

test.each([
  ['redirects to another host', 302, '', { location: 'https://evil.example/a.png' }, 'redirects to another host'],
  ['redirects to this machine', 307, '', { location: 'http://127.0.0.1/' }, 'redirects to another host'],
  ['redirects to plain http', 302, '', { location: `http://${host}/a.png` }, 'redirects to another host'],
  ['redirects without a location', 302, '', {}, 'answered|redirects to'],
  ['fails', 500, '', {}, 'answered 500'],
  ['answers a page', 200, '<h1>no picture</h1>', {}, 'unsupported image format'],
  ['answers a drawing', 200, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', {}, 'of the form svg'],
])('a host that %s yields no picture', async (_, status, body, headers: Record<string, string>, reason) => {
  answer('/a.png', status, body, headers);
  if (!headers.location) answer('/undefined', 500);
  await expect(remote.fetch(`${origin}/a.png`)).rejects.toThrow(new RegExp(reason));
});

test('aborts a picture that is too large', async () => {
  answer('/a.png', 200, Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(remote.fetch(`${origin}/a.png`)).rejects.toThrow('more than');
});

test('aborts a redirect loop', async () => {
  agent
    .get(origin)
    .intercept({ path: '/a.png', method: 'GET' })
    .reply(302, '', { headers: { location: '/a.png' } })
    .persist();
  await expect(remote.fetch(`${origin}/a.png`)).rejects.toThrow('too often');
});

describe('the image route', () => {
  let http: HttpFixture;
  const pathOf = (url: string) => `/images/160/remote/${Buffer.from(url).toString('base64url')}`;
  beforeEach(async () => {
    http = await startHttp({ remotePictures: { ...remote, close: async () => undefined } });
  });
  afterEach(() => http.close());

  test('converts a picture of an allowed host once', async () => {
    answer('/a.png', 200, png);
    for (const _ of [1, 2]) {
      const drawn = await http.ask(pathOf(`${origin}/a.png`));
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160 });
    }
  });

  test.each([
    ['another host', pathOf('https://evil.example/a.png'), 404],
    ['an invalid URL', pathOf('nonsense'), 404],
    ['an unencoded URL', '/images/160/remote/a.png', 400],
    ['a name that is too long', `/images/160/remote/${'a'.repeat(1_001)}`, 400],
  ])('rejects %s', async (_, url, status) => {
    expect((await http.ask(url)).statusCode).toBe(status);
  });
});
