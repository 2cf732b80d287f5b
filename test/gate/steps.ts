import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot, root } from '../../server/bootstrap/root.mjs';
import { runCommand } from '../../server/bootstrap/run-command.mjs';
import { productFiles, structureFaults, structureLine, structureOf } from './structure';
import { heaviest, type Runner, suiteTimes } from './suite-times';
import { sum, tallyOfCheck, tallyOfRunner, type Tally } from './tally';
import { unrunFiles } from './test-files';

/** One line of the gate's report. */
export interface Step {
  name: string;
  /** Whether it runs the program, and so needs builds, a browser and a database. */
  runsProgram: boolean;
  run(env: NodeJS.ProcessEnv): Promise<Result>;
}

export interface Result {
  tally: Tally;
  seconds: number;
  /** What the command printed, shown where it failed. */
  output: string;
}

const packageProgram = (path: string) => fromRoot('node_modules', path);

const check = (name: string, program: string, args: string[]): Step => ({
  name,
  runsProgram: false,
  async run(env) {
    const command = { title: name, command: process.execPath, args: [packageProgram(program), ...args], env };
    const { ok, output, seconds } = await runCommand(command);
    return { tally: tallyOfCheck(ok), seconds, output };
  },
});

/** Its line of the report has the numbers, whatever they are. */
const structure: Step = {
  name: 'structure',
  runsProgram: false,
  async run() {
    const numbers = structureOf(productFiles(root));
    const faults = structureFaults(numbers);
    console.log(structureLine(numbers));
    return { tally: tallyOfCheck(faults.length === 0), seconds: 0, output: faults.join('\n') };
  },
};

const reportOf = (name: Runner) => fromRoot('test-results', `${name}.json`);

/** Recording every test takes a tenth of their time: those that failed run once more, for their traces alone. */
async function traceFailures(env: NodeJS.ProcessEnv): Promise<string[]> {
  const flags = ['--last-failed', '--max-failures=10', '--trace=on', '--reporter=line'];
  const args = [packageProgram('@playwright/test/cli.js'), 'test', ...flags];
  const { output } = await runCommand({ title: 'playwright with traces', command: process.execPath, args, env });
  const traces = [...new Set(output.match(/\S+trace\.zip/g))];
  return traces.map((file) => `npx playwright show-trace ${file}`);
}

const runner = (name: Runner, args: string[]): Step => ({
  name,
  runsProgram: true,
  async run(env) {
    const report = reportOf(name);
    rmSync(report, { force: true });
    mkdirSync(dirname(report), { recursive: true });
    const { ok, output, seconds } = await runCommand({ title: name, command: process.execPath, args, env });
    const unrun = existsSync(report) ? unrunFiles(name, report, root).map((file) => `${file} was not run.`) : [];
    const tally = sum([tallyOfRunner(name, report, ok), ...unrun.map(() => tallyOfCheck(false))]);
    const traced = name === 'playwright' && !ok ? await traceFailures(env) : [];
    return { tally, seconds, output: [output, ...unrun, ...traced].join('\n') };
  },
});

/** The suites of the last run that took longest, by the runners' reports. */
export const heaviestSuites = () =>
  heaviest(
    (['jest', 'playwright'] as const).flatMap((name) =>
      existsSync(reportOf(name)) ? suiteTimes(name, JSON.parse(readFileSync(reportOf(name), 'utf8')), root) : [],
    ),
  );

const cruised = ['src', 'server', 'provider', 'shared', 'machines', 'test'].filter((folder) =>
  existsSync(fromRoot(folder)),
);

/** Steps on one line of this list follow each other; the lines run side by side. */
export const sideBySide: readonly (readonly Step[])[] = [
  [
    structure,
    check('format', '@biomejs/biome/bin/biome', ['format', '.']),
    check('imports', 'dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.mjs',
      ...cruised,
    ]),
    check('types', 'typescript/bin/tsc', ['--noEmit']),
    check('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
  ],
  [
    runner('jest', [
      // PGlite loads itself by import().
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      packageProgram('jest/bin/jest.js'),
      '--ci',
      '--json',
      '--outputFile=test-results/jest.json',
    ]),
  ],
];

/** Measures and times out less predictably beside others. */
export const alone: readonly Step[] = [runner('playwright', [packageProgram('@playwright/test/cli.js'), 'test'])];
