import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { tagsOf } from '../../support/programs/markup';
import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
beforeEach(async () => {
  http = await startHttp();
});
afterEach(() => http.close());

const bodyNonces = (html: string) => [
  ...new Set(tagsOf(html).flatMap(({ attributes }) => attributes.get('nonce') ?? [])),
];
const policyNonces = (policy: unknown) => [
  ...new Set([...String(policy).matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce)),
];

test('each answer has a new nonce in its header and tags, streamed or cached', async () => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 20; visit += 1) {
    const { body, headers } = await http.ask('/warung');
    const [nonce = '', ...more] = bodyNonces(body);
    expect(more).toEqual([]);
    expect(policyNonces(headers['content-security-policy'])).toEqual([nonce]);
    expect(nonce).toMatch(/^[A-Za-z0-9_-]{22,}$/);
    seen.add(nonce);
  }
  expect(http.rendered).toHaveLength(1);
  expect(seen.size).toBe(20);
});

describe.each(['streamed', 'kept'])('a %s page', (way) => {
  beforeEach(async () => {
    if (way === 'kept') await http.ask('/warung');
  });

  const unpack: { readonly [encoding: string]: (body: Buffer) => string } = {
    br: (body) => brotliDecompressSync(body).toString(),
    gzip: (body) => gunzipSync(body).toString(),
    none: (body) => body.toString(),
  };

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'none'],
    ['br; q=0.5', 'br'],
    ['deflate', 'none'],
    ['', 'none'],
  ])('answers "%s" as %s', async (accepted, encoding) => {
    const answer = await http.ask({ url: '/warung', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding'] ?? 'none').toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(unpack[encoding]?.(answer.rawPayload)).toMatch(/^<!doctype html>.*<p>warung \/<\/p>.*<\/html>$/);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const head = await http.ask({ method: 'HEAD', url: '/warung' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(head.body).toBe('');
  });
});

test('a page is never stored by shared caches', async () => {
  const { headers } = await http.ask('/warung');
  expect(headers['cache-control']).toMatch(/private|no-store/);
});
