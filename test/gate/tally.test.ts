import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closingLine, sum, tallyOfCheck, tallyOfRunner } from './tally';

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

test('a runner that left no report has failed', () => {
  expect(tallyOfRunner('jest', '/nowhere/report.json', true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('a runner that ran no test has failed, though it skipped some', () => {
  const file = written({ ...jestReport, numPassedTests: 0 });
  expect(tallyOfRunner('jest', file, true)).toEqual({ passed: 0, failed: 1, skipped: 2 });
});

test('a runner that ended badly has failed, though none of its tests did', () => {
  expect(tallyOfRunner('jest', written(jestReport), false)).toEqual({ passed: 7, failed: 1, skipped: 2 });
});

test('a test file that could not be loaded counts as one failure', () => {
  const file = written({ ...jestReport, numRuntimeErrorTestSuites: 1 });
  expect(tallyOfRunner('jest', file, false)).toEqual({ passed: 7, failed: 1, skipped: 2 });
});

test('flaky browser tests and errors outside of tests are failures', () => {
  const file = written({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
  expect(tallyOfRunner('playwright', file, false)).toEqual({ passed: 5, failed: 3, skipped: 2 });
});

test('the closing line sums runners and checks', () => {
  const total = sum([tallyOfCheck(true), tallyOfCheck(false), { passed: 3, failed: 0, skipped: 1 }]);
  expect(closingLine(total)).toBe('4 passed, 1 failed, 1 skipped');
});
