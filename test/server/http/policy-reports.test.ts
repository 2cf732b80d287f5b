import { type HttpFixture, startHttp } from '../../support/server/http-fixture';

let http: HttpFixture;
beforeEach(async () => {
  http = await startHttp({ environment: { LOG_LEVEL: 'warn' } });
});
afterEach(() => http.close());

const report = {
  'document-uri': 'http://127.0.0.1/warung/m/sayur-sayur?parent=rahasia',
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://jahat.example/x.js?token=rahasia',
  'script-sample': 'rahasia',
};
const tell = async (body: unknown, type = 'application/csp-report', path = '/csp-reports') =>
  (await http.ask({ method: 'POST', url: path, headers: { 'content-type': type }, payload: JSON.stringify(body) }))
    .statusCode;

test('the report URL of the policy accepts browser reports', async () => {
  const policy = String((await http.ask('/warung')).headers['content-security-policy']);
  const path = /report-uri (\S+)$/.exec(policy)?.[1];
  expect(await tell({ 'csp-report': report }, 'application/csp-report', path)).toBe(204);
});

test('logs what was blocked and where, without queries and scripts', async () => {
  await tell({ 'csp-report': report });
  expect(http.lines).toHaveLength(1);
  expect(JSON.parse(http.lines[0] ?? '')).toMatchObject({
    violation: { directive: 'script-src-elem', page: '/warung/m/sayur-sayur', blocked: 'https://jahat.example' },
  });
  expect(http.lines[0]).not.toContain('rahasia');
});

test('logs a source without a URL by its kind', async () => {
  await tell({ 'csp-report': { ...report, 'blocked-uri': 'inline' } });
  expect(JSON.parse(http.lines[0] ?? '')).toMatchObject({ violation: { blocked: 'inline' } });
});

test.each([
  ['of another type', 415, { 'csp-report': report }, 'text/html'],
  ['without a report', 400, {}, 'application/csp-report'],
  ['with an unknown directive', 400, { 'csp-report': { 'effective-directive': 'a\nb' } }, 'application/csp-report'],
  ['that is too long', 413, { 'csp-report': { ...report, more: 'x'.repeat(20_000) } }, 'application/csp-report'],
])('rejects a body %s with %d and does not log it', async (_kind, status, body, type) => {
  expect(await tell(body, type)).toBe(status);
  expect(http.lines).toEqual([]);
});

test('limits the logged reports', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, () => tell({ 'csp-report': report })));
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(http.lines).toHaveLength(20);
});
