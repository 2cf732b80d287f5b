import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from '../../server/bootstrap/root.mjs';
import { runCommand } from '../../server/bootstrap/run-command.mjs';
import { tallyOfCheck, tallyOfRunner, type Tally } from './tally';

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

const runner = (name: 'jest' | 'playwright', args: string[]): Step => ({
  name,
  runsProgram: true,
  async run(env) {
    const report = fromRoot('test-results', `${name}.json`);
    rmSync(report, { force: true });
    mkdirSync(dirname(report), { recursive: true });
    const { ok, output, seconds } = await runCommand({ title: name, command: process.execPath, args, env });
    return { tally: tallyOfRunner(name, report, ok), seconds, output };
  },
});

const cruised = ['src', 'server', 'provider', 'machines', 'test'].filter((folder) => existsSync(fromRoot(folder)));

/** Steps on one line of this list follow each other; the lines run side by side. */
export const sideBySide: readonly (readonly Step[])[] = [
  [
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
