import { describeFailures, failuresOf } from './failures';

const jestReport = {
  testResults: [
    { name: '/repo/test/a.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    {
      name: '/repo/test/b.test.ts',
      status: 'failed',
      message: 'all of it',
      assertionResults: [
        { status: 'passed', fullName: 'holds', failureMessages: [] },
        { status: 'failed', fullName: 'breaks', failureMessages: ['\u001b[31mexpected 1\u001b[0m\n\nreceived 2'] },
      ],
    },
    { name: '/repo/test/c.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
  ],
};

const playwrightReport = {
  config: { rootDir: '/repo/test/e2e' },
  suites: [
    {
      file: 'x.test.ts',
      specs: [{ ok: true, title: 'holds', tests: [] }],
      suites: [
        {
          file: 'x.test.ts',
          specs: [{ ok: false, title: 'breaks', tests: [{ results: [{ error: { message: 'too late' } }] }] }],
        },
      ],
    },
  ],
};

test('a failed Jest test is listed with its file and message, without colours', () => {
  expect(failuresOf('jest', jestReport, '/repo')).toEqual([
    { file: 'test/b.test.ts', title: 'breaks', message: 'expected 1\nreceived 2' },
    { file: 'test/c.test.ts', title: 'the file as a whole', message: 'cannot be loaded' },
  ]);
});

test('a failed Playwright test is found in nested suites', () => {
  expect(failuresOf('playwright', playwrightReport, '/repo')).toEqual([
    { file: 'test/e2e/x.test.ts', title: 'breaks', message: 'too late' },
  ]);
});

test('failures are printed with file, title and message', () => {
  const failure = { file: 'test/b.test.ts', title: 'breaks', message: 'expected 1\nreceived 2' };
  expect(describeFailures([failure])).toBe('✗ test/b.test.ts: breaks\n    expected 1\n    received 2');
});
