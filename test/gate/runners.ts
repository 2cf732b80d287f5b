import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot, root } from '../../server/bootstrap/root.mjs';
import { runCommand } from '../../server/bootstrap/run-command.mjs';
import { describeFailures, type Failure, failuresOf } from './failures';
import type { Step } from './step';
import { heaviest, type Runner, suiteTimes } from './suite-times';
import { nothing, settle, sum, tallyOfCheck, tallyOfRunner } from './tally';
import { unrunFiles } from './test-files';

export const packageProgram = (path: string) => fromRoot('node_modules', path);

const reportOf = (name: string) => fromRoot('test-results', `${name}.json`);
const secondReport = 'second-run';

/**
 * More failures than this are not caused by a slow machine, and are not run again. A machine of half the speed had
 * five.
 */
const maxRepeated = 8;

/** The arguments of Node that run tests and write the report; a second run has only the failed ones, one after another. */
const commands: Record<Runner, (report: string, failures?: readonly Failure[]) => string[]> = {
  jest: (report, failures) => [
    // PGlite loads itself by import(), and optimizing its program takes longer than a suite runs it.
    '--experimental-vm-modules',
    '--liftoff-only',
    '--disable-warning=ExperimentalWarning',
    packageProgram('jest/bin/jest.js'),
    '--ci',
    '--json',
    `--outputFile=${report}`,
    ...(failures ? ['--runInBand', '--runTestsByPath', ...new Set(failures.map(({ file }) => file))] : []),
  ],
  playwright: (_report, failures) => [
    packageProgram('@playwright/test/cli.js'),
    'test',
    // Recording every test takes a tenth of their time: only those that failed are recorded.
    ...(failures ? ['--last-failed', '--workers=1', '--max-failures=10', '--trace=on'] : []),
  ],
};

interface Run {
  /** Runs only these, one after another. */
  failures?: readonly Failure[];
  /** More arguments of the runner. */
  options?: readonly string[];
}

async function runOnce(name: Runner, env: NodeJS.ProcessEnv, { failures, options = [] }: Run = {}) {
  const report = reportOf(failures ? secondReport : name);
  rmSync(report, { force: true });
  mkdirSync(dirname(report), { recursive: true });
  const { ok, output, seconds } = await runCommand({
    title: failures ? `${name}, a second time` : name,
    command: process.execPath,
    args: [...commands[name](report, failures), ...options],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const tally = tallyOfRunner(name, report, ok);
  return { report, ok, output, seconds, tally };
}

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const failuresIn = (file: string) => describeFailures(failuresOf('jest', readReport(file), root));

const tracesIn = (output: string) =>
  [...new Set(output.match(/\S+trace\.zip/g))].map((file) => `npx playwright show-trace ${file}`);

/**
 * Runs a runner's tests. A few failed tests run a second time, alone: those that then pass count as passed and are
 * reported as unsettled, so that a stall of the machine does not block a change, but the test can be fixed.
 */
export const runnerStep = (name: Runner): Step => ({
  name,
  runsProgram: true,
  async run(env) {
    const first = await runOnce(name, env);
    const report = readReport(first.report);
    const unrun = report ? unrunFiles(name, first.report, root).map((file) => `${file} was not run.`) : [];
    const missed = unrun.map(() => tallyOfCheck(false));
    const failures = report ? failuresOf(name, report, root) : [];
    if (failures.length === 0) {
      const output = [first.output, ...unrun].join('\n');
      return { tally: sum([first.tally, ...missed]), seconds: first.seconds, output, summary: unrun.join('\n') };
    }
    const isAccident = failures.length <= maxRepeated && first.tally.failed === failures.length;
    const second = isAccident || name === 'playwright' ? await runOnce(name, env, { failures }) : null;
    const tally = isAccident && second ? settle(first.tally, second.tally) : first.tally;
    const traces = second ? tracesIn(second.output) : [];
    return {
      tally: sum([tally, ...missed]),
      seconds: first.seconds + (second?.seconds ?? 0),
      output: [first.output, second?.output ?? '', ...traces].join('\n'),
      summary: [describeFailures(failures), ...unrun].join('\n'),
    };
  },
});

/** The Jest suites that import, directly or not, files that differ from a revision. Runs no browser. */
export const changedStep: Step = {
  name: 'changed',
  runsProgram: true,
  async run(env) {
    const revision = process.env.BASE ?? 'HEAD';
    const options = ['--changedSince', revision, '--passWithNoTests'];
    const { ok, output, seconds, report, tally } = await runOnce('jest', env, { options });
    const isEmpty = ok && tally.passed === 0;
    const summary = isEmpty ? `No suite imports what differs from ${revision}.` : failuresIn(report);
    return { tally: isEmpty ? nothing : tally, seconds, output, summary };
  },
};

/** The slowest suites of the last run, by the runners' reports. */
export const heaviestSuites = (count: number) =>
  heaviest(
    (['jest', 'playwright'] as const).flatMap((name) => {
      const report = readReport(reportOf(name));
      return report ? suiteTimes(name, report, root) : [];
    }),
    count,
  );
