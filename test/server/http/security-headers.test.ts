import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { type HttpFixture, type HttpFixtureOptions, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
afterEach(() => http.close());

const failing: HttpFixtureOptions = {
  renderer: {
    render: async () => {
      throw new Error('secret detail of the renderer');
    },
  },
};

interface Case {
  status: number;
  url: string;
  method?: 'GET' | 'POST';
  payload?: string;
  options?: HttpFixtureOptions;
}

const kinds: [string, Case][] = [
  ['a page', { status: 200, url: '/warung' }],
  ['the directory', { status: 200, url: '/' }],
  ['a missing page', { status: 404, url: '/unknown' }],
  ['a redirect', { status: 302, url: '/warung?search=beras' }],
  [
    'a counted click',
    { status: 303, url: '/warung/go/a/0', options: { followed: { kind: 'open', target: '/login' } } },
  ],
  ['a tile', { status: 200, url: '/tiles/17/1/1.svg' }],
  ['an asset', { status: 200, url: '/assets/main.0123456789.js' }],
  ['a missing asset', { status: 404, url: '/assets/none.js' }],
  ['a refused picture', { status: 400, url: '/images/1/listimage/a.svg' }],
  ['a frame', { status: 200, url: '/frame/good' }],
  ['an expired frame', { status: 404, url: '/frame/bad' }],
  ['robots', { status: 200, url: '/robots.txt' }],
  ['a sitemap', { status: 200, url: '/warung/sitemap.xml' }],
  ['a missing sitemap', { status: 404, url: '/unknown/sitemap.xml' }],
  ['health', { status: 200, url: '/healthz' }],
  ['a method that there is not', { status: 404, url: '/warung', method: 'POST' }],
  ['an invalid URL', { status: 404, url: '/%zz' }],
  ['a body that is too long', { status: 413, url: '/healthz', method: 'POST', payload: 'x'.repeat(200 * 1024) }],
  ['a failure of ours', { status: 500, url: '/warung', options: failing }],
];

test.each(kinds)('%s has the common security headers', async (_, { status, options, ...request }) => {
  http = await startHttp(options);
  const answer = await http.ask(request);
  expect(answer.statusCode).toBe(request.method === 'POST' ? answer.statusCode : status);
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringMatching(
      /camera=\(\).*microphone=\(\).*payment=\(\).*geolocation=\(self\)/,
    ) as string,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/) as string,
  });
  expect(answer.headers).not.toHaveProperty('x-powered-by');
  expect(answer.headers).not.toHaveProperty('server');
  expect(answer.body).not.toMatch(/secret detail|node_modules|\.ts:\d/);
});

test.each(kinds)(
  'an html response of %s has a policy without findings',
  async (_, { options, status: _status, ...request }) => {
    http = await startHttp(options);
    const { headers } = await http.ask(request);
    if (!String(headers['content-type']).startsWith('text/html')) return;
    const policy = String(headers['content-security-policy']);
    // A tenant's own HTML may run anything: the sandbox protects against it, which evaluators do not consider.
    if (request.url.startsWith('/frame/')) {
      expect(policy).toMatch(/^sandbox allow-scripts;/);
      expect(policy).toContain(`default-src 'none'`);
      expect(policy).toContain(`frame-ancestors 'self'`);
      return;
    }
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([]);
  },
);

test('HSTS is sent only over https', async () => {
  http = await startHttp({ environment: { PUBLIC_URL: 'https://shop.example' } });
  const secure = await http.ask('/warung');
  expect(secure.headers['strict-transport-security']).toMatch(/max-age=(3153600\d|[4-9]\d{7})/);
  await http.close();
  http = await startHttp();
  expect((await http.ask('/warung')).headers).not.toHaveProperty('strict-transport-security');
});

test('the configured map host is the only foreign host in the policy', async () => {
  http = await startHttp({ environment: { TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' } });
  const policy = String((await http.ask('/warung')).headers['content-security-policy']);
  expect(policy.match(/https?:\/\/[^\s;]+/g)).toHaveLength(1);
  await http.close();
  http = await startHttp();
  expect(String((await http.ask('/warung')).headers['content-security-policy'])).not.toMatch(/https?:/);
});

test('the document of a frame is the same for every visitor', async () => {
  http = await startHttp();
  const anonymous = await http.ask('/frame/good');
  const known = await http.ask({ url: '/frame/good', headers: { cookie: 'lang=en; a=b', 'accept-language': 'en' } });
  expect(known.body).toBe(anonymous.body);
  expect(known.headers['set-cookie']).toBeUndefined();
});
