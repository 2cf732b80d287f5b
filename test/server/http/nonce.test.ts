import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { withHashes } from '../../../server/http/rendering/inline-sources';
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

test('each streamed answer has a new nonce in its header and tags', async () => {
  await http.close();
  http = await startHttp({ page: { isStreamed: true, isWhole: () => false } });
  const seen = new Set<string>();
  for (let visit = 0; visit < 20; visit += 1) {
    const { body, headers } = await http.ask('/warung');
    const [nonce = '', ...more] = bodyNonces(body);
    expect(more).toEqual([]);
    expect(policyNonces(headers['content-security-policy'])).toEqual([nonce]);
    expect(nonce).toMatch(/^[A-Za-z0-9_-]{22,}$/);
    seen.add(nonce);
  }
  expect(seen.size).toBe(20);
});

describe('a shared page', () => {
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const directive = (policy: unknown, name: string) =>
    (new RegExp(`${name} ([^;]*)`).exec(String(policy))?.[1] ?? '').split(' ');

  test('is the same for everybody, and allows what is inline in it by hashes', async () => {
    const one = await http.ask({ url: '/warung', headers: { 'accept-encoding': 'br' } });
    const other = await http.ask({ url: '/warung', headers: { 'accept-encoding': 'br', 'user-agent': 'another' } });
    expect(other.rawPayload.equals(one.rawPayload)).toBe(true);
    const body = brotliDecompressSync(one.rawPayload).toString();
    expect(bodyNonces(body)).toEqual([]);
    const policy = one.headers['content-security-policy'];
    expect(policyNonces(policy)).toEqual([]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", hashOf('1')]);
    expect(directive(policy, 'style-src')).toEqual([hashOf(''), hashOf('p{}')]);
    expect(http.rendered).toHaveLength(1);
  });

  test('is not sent again to a browser that has it', async () => {
    const { etag } = (await http.ask('/warung')).headers;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const ask = (known: string) => http.ask({ url: '/warung', headers: { 'if-none-match': known } });
    for (const known of [String(etag), `W/"older", ${etag}`]) {
      const answer = await ask(known);
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
      expect(answer.headers['content-security-policy']).toContain(hashOf('1'));
    }
    expect((await ask('W/"older"')).statusCode).toBe(200);
  });
});

describe('inline elements', () => {
  const sources = (html: string) => withHashes(html, 'own').sources;

  test.each([
    ['without a nonce', '<script>1</script><style>p{}</style>'],
    ['with another nonce', '<script nonce="other">1</script><style nonce="other">p{}</style>'],
    ['in data', '<script type="application/json">"<style nonce=\\"own\\">p{}"</script>'],
    ['that are files', '<script nonce="own" src="/assets/main.js"></script>'],
  ])('%s are not allowed', (_where, html) => {
    expect(sources(html)).toEqual(sources(''));
  });

  test('with the nonce are allowed, wherever their attributes stand', () => {
    const html = '<script nonce="own">1</script><style data-styled="true" nonce="own" data-more="1">p{}</style>';
    expect(withHashes(`<meta property="csp-nonce" nonce="own" content="own">${html}`, 'own').html).toBe(
      '<script>1</script><style data-styled="true" data-more="1">p{}</style>',
    );
    expect(sources(html)).not.toEqual(sources(''));
  });
});

describe.each(['streamed', 'new', 'kept'])('a %s page', (way) => {
  beforeEach(async () => {
    if (way === 'kept') await http.ask('/warung');
    if (way !== 'streamed') return;
    await http.close();
    http = await startHttp({ page: { isStreamed: true, isWhole: () => false } });
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
