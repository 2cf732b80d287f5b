import { existsSync, readFileSync } from 'node:fs';

/** The number of checks or tests by outcome. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of the passed tests failed first, and passed in the second run. */
  unsettled: number;
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, unsettled: 0 };

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      unsettled: total.unsettled + one.unsettled,
    }),
    nothing,
  );

export const closingLine = ({ passed, failed, skipped, unsettled }: Tally) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped${unsettled > 0 ? `, ${unsettled} unsettled` : ''}`;

/** Merges the first run of all tests with the second run of the failed ones. */
export function settle(first: Tally, second: Tally): Tally {
  const unsettled = Math.max(0, first.failed - second.failed);
  return { ...first, passed: first.passed + unsettled, failed: first.failed - unsettled, unsettled };
}

/** A check without a result file counts as one. */
export const tallyOfCheck = (ok: boolean): Tally => ({ ...nothing, [ok ? 'passed' : 'failed']: 1 });

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

const fromJest = (report: JestReport): Tally => ({
  ...nothing,
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

const fromPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  ...nothing,
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/**
 * The tally of a runner's report. A run without a report or without tests, or that failed without a failed test, counts
 * as failed as a whole.
 */
export function tallyOfRunner(runner: 'jest' | 'playwright', reportFile: string, ok: boolean): Tally {
  if (!existsSync(reportFile)) return { ...nothing, failed: 1 };
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  const tally = runner === 'jest' ? fromJest(report as JestReport) : fromPlaywright(report as PlaywrightReport);
  const ranNothing = tally.passed + tally.failed === 0;
  return ranNothing || (!ok && tally.failed === 0) ? { ...tally, failed: tally.failed + 1 } : tally;
}
