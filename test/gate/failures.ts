import { join, relative } from 'node:path';
import type { Runner } from './suite-times';

export interface Failure {
  /** The test file's path in the repository. */
  file: string;
  title: string;
  /** The first lines of its message. */
  message: string;
}

interface JestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { ok: boolean; title: string; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

const maxMessageLines = 12;
const colorCodes = /\u001b\[[\d;]*m/g;

const shorten = (message: string) =>
  message
    .replace(colorCodes, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxMessageLines)
    .join('\n');

const fromJest = ({ testResults }: JestReport, root: string): Failure[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [{ file, title: 'the file as a whole', message: shorten(message) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      message: shorten(failureMessages.join('\n')),
    }));
  });

const fromSuite = ({ specs = [], suites = [], file }: PlaywrightSuite, folder: string): Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      file: join(folder, file),
      title,
      message: shorten(tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n')),
    })),
  ...suites.flatMap((suite) => fromSuite(suite, folder)),
];

/** The failed tests in a runner's report. */
export function failuresOf(runner: Runner, report: unknown, root: string): Failure[] {
  if (runner === 'jest') return fromJest(report as JestReport, root);
  const { config, suites } = report as PlaywrightReport;
  return suites.flatMap((suite) => fromSuite(suite, relative(root, config.rootDir)));
}

/** A readable block: the file, the test, and the beginning of its message. */
export const describeFailures = (failures: readonly Failure[]) =>
  failures.map(({ file, title, message }) => `✗ ${file}: ${title}\n${message.replace(/^/gm, '    ')}`).join('\n');
