import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, settle, sum, tallyOfCheck, tallyOfRunner } from './tally';

const jestReport = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};

const written = (report: object) => {
  const file = join(mkdtempSync(join(tmpdir(), 'tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

test('a runner without a report counts as failed', () => {
  expect(tallyOfRunner('jest', '/nowhere/report.json', true)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
});

test('a runner that only skipped tests counts as failed', () => {
  const file = written({ ...jestReport, numPassedTests: 0 });
  expect(tallyOfRunner('jest', file, true)).toMatchObject({ passed: 0, failed: 1, skipped: 2 });
});

test('a runner that exited with an error counts as failed even if its tests passed', () => {
  expect(tallyOfRunner('jest', written(jestReport), false)).toMatchObject({ passed: 7, failed: 1, skipped: 2 });
});

test('a test file that failed to load counts as one failure', () => {
  const file = written({ ...jestReport, numRuntimeErrorTestSuites: 1 });
  expect(tallyOfRunner('jest', file, false)).toMatchObject({ passed: 7, failed: 1, skipped: 2 });
});

test('flaky browser tests and errors outside of tests count as failures', () => {
  const file = written({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
  expect(tallyOfRunner('playwright', file, false)).toMatchObject({ passed: 5, failed: 3, skipped: 2 });
});

test('the closing line adds up runners and checks', () => {
  const total = sum([tallyOfCheck(true), tallyOfCheck(false), { passed: 3, failed: 0, skipped: 1, unsettled: 0 }]);
  expect(closingLine(total)).toBe('4 passed, 1 failed, 1 skipped');
});

test.each([
  ['all of them pass then', { passed: 2, failed: 0 }, '10 passed, 0 failed, 1 skipped, 2 unsettled'],
  ['one of them fails again', { passed: 1, failed: 1 }, '9 passed, 1 failed, 1 skipped, 1 unsettled'],
  ['both fail again', { passed: 0, failed: 2 }, '8 passed, 2 failed, 1 skipped'],
  ['the second run fails as a whole', { passed: 0, failed: 3 }, '8 passed, 2 failed, 1 skipped'],
])('when two failed tests run again: %s', (_case, second, line) => {
  const first = { passed: 8, failed: 2, skipped: 1, unsettled: 0 };
  expect(closingLine(settle(first, { skipped: 0, unsettled: 0, ...second }))).toBe(line);
});
