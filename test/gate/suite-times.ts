import { join, relative } from 'node:path';

export type Runner = 'jest' | 'playwright';

export interface SuiteTime {
  /** Its path in the repository. */
  file: string;
  /** Wall time; includes waiting for a processor if suites run in parallel. */
  seconds: number;
  tests: number;
}

interface JestReport {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: unknown[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

const fromJest = ({ testResults }: JestReport, root: string): SuiteTime[] =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(root, name),
    seconds: Math.max(0, endTime - startTime) / 1000,
    tests: assertionResults.length,
  }));

function durationsOf({ specs = [], suites = [] }: PlaywrightSuite): number[] {
  const own = specs.flatMap(({ tests }) =>
    tests.map(({ results }) => results.reduce((sum, { duration }) => sum + duration, 0)),
  );
  return [...own, ...suites.flatMap(durationsOf)];
}

const fromPlaywright = ({ config, suites }: PlaywrightReport, root: string): SuiteTime[] =>
  suites.map((suite) => {
    const durations = durationsOf(suite);
    return {
      file: relative(root, join(config.rootDir, suite.file)),
      seconds: durations.reduce((sum, one) => sum + one, 0) / 1000,
      tests: durations.length,
    };
  });

/** The files that a runner's report names, with the time that each took. */
export const suiteTimes = (runner: Runner, report: unknown, root: string): SuiteTime[] =>
  runner === 'jest' ? fromJest(report as JestReport, root) : fromPlaywright(report as PlaywrightReport, root);

/** A table of the slowest suites. */
export function heaviest(times: readonly SuiteTime[], count: number): string {
  const total = times.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = [...times]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(
      ({ file, seconds, tests }) => `${seconds.toFixed(1).padStart(8)} s ${String(tests).padStart(5)} tests  ${file}`,
    );
  return [`${times.length} suites, ${Math.round(total)} s of wall time in all; those that took longest:`, ...rows].join(
    '\n',
  );
}
