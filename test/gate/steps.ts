import { existsSync, readFileSync } from 'node:fs';
import { sync as glob } from 'fast-glob';
import { fromRoot, root } from '../../server/bootstrap/root.mjs';
import { runCommand } from '../../server/bootstrap/run-command.mjs';
import { changedStep, packageProgram, runnerStep } from './runners';
import { recipeFaults, recipesLine, recipesOf } from './recipes';
import type { Step } from './step';
import { productFiles, structureFaults, structureLine, structureOf } from './structure';
import { tallyOfCheck } from './tally';

const check = (name: string, program: string, args: string[]): Step => ({
  name,
  runsProgram: false,
  async run(env) {
    const command = { title: name, command: process.execPath, args: [packageProgram(program), ...args], env };
    const { ok, output, seconds } = await runCommand(command);
    return { tally: tallyOfCheck(ok), seconds, output };
  },
});

/** Its line of the report has the measured numbers. */
const structure: Step = {
  name: 'structure',
  runsProgram: false,
  async run() {
    const numbers = structureOf(productFiles(root));
    const recipes = recipesOf(
      glob('docs/recipes/*.md', { cwd: root })
        .sort()
        .map((file) => readFileSync(fromRoot(file), 'utf8'))
        .join('\n'),
    );
    const findings = [...structureFaults(numbers), ...recipeFaults(recipes)];
    console.log(`${structureLine(numbers)}\n${recipesLine(recipes)}`);
    return { tally: tallyOfCheck(findings.length === 0), seconds: 0, output: findings.join('\n') };
  },
};

const cruised = ['src', 'server', 'provider', 'shared', 'machines', 'studio', 'test'].filter((folder) =>
  existsSync(fromRoot(folder)),
);

const checks: readonly Step[] = [
  structure,
  check('format', '@biomejs/biome/bin/biome', ['format', '.']),
  check('imports', 'dependency-cruiser/bin/dependency-cruise.mjs', ['--config', '.dependency-cruiser.mjs', ...cruised]),
  check('types', 'oxlint/bin/oxlint', ['--type-check']),
  check('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
];

/** Steps on one line of this list follow each other; the lines run side by side. */
export const sideBySide: readonly (readonly Step[])[] = [checks, [runnerStep('jest')]];

/** Has less predictable times when other steps run at the same time. */
export const alone: readonly Step[] = [runnerStep('playwright')];

/** `npm test -- changed`: for the minutes between two runs of the gate. */
export const ofChange: readonly Step[] = [...checks, changedStep];
