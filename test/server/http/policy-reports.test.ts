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

test('what the policy of a page names takes reports of browsers', async () => {
  const policy = String((await http.ask('/warung')).headers['content-security-policy']);
  const path = /report-uri (\S+)$/.exec(policy)?.[1];
  expect(await tell({ 'csp-report': report }, 'application/csp-report', path)).toBe(204);
});

test('the log has what was blocked and where, and nothing of queries and scripts', async () => {
  await tell({ 'csp-report': report });
  expect(http.lines).toHaveLength(1);
  expect(JSON.parse(http.lines[0] ?? '')).toMatchObject({
    violation: { directive: 'script-src-elem', page: '/warung/m/sayur-sayur', blocked: 'https://jahat.example' },
  });
  expect(http.lines[0]).not.toContain('rahasia');
});

test('what has no address is logged by its kind', async () => {
  await tell({ 'csp-report': { ...report, 'blocked-uri': 'inline' } });
  expect(JSON.parse(http.lines[0] ?? '')).toMatchObject({ violation: { blocked: 'inline' } });
});

test.each([
  ['of another type', 415, { 'csp-report': report }, 'text/html'],
  ['without a report', 400, {}, 'application/csp-report'],
  ['with a directive that is none', 400, { 'csp-report': { 'effective-directive': 'a\nb' } }, 'application/csp-report'],
  ['that is too long', 413, { 'csp-report': { ...report, more: 'x'.repeat(20_000) } }, 'application/csp-report'],
])('a body %s is refused with %d and not logged', async (_kind, status, body, type) => {
  expect(await tell(body, type)).toBe(status);
  expect(http.lines).toEqual([]);
});

test('a flood of reports is not written down', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, () => tell({ 'csp-report': report })));
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  expect(http.lines).toHaveLength(20);
});
