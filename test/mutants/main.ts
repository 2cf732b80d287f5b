import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot, root } from '../../server/bootstrap/root.mjs';
import { createRelated } from './related';
import { type Mutant, sampleMutants } from './sample';

const seed = Number(process.env.SEED ?? 2026);
const ofEachKind = Number(process.env.COUNT ?? 60) / 4;
/** Suites that run together, the nearest first, and how many are asked at most. */
const [atOnce, maxSuites] = [3, 12];

// Suites that start programs are not asked, so none are built.
const globalSetup = `--globalSetup=${fromRoot('test/mutants/no-setup.mjs')}`;
const flags = ['--experimental-vm-modules', '--liftoff-only', '--disable-warning=ExperimentalWarning'];

/** @returns whether one of these suites fails */
function fails(suites: readonly string[]): boolean {
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--bail',
    '--runInBand',
    globalSetup,
    '--runTestsByPath',
    ...suites,
  ];
  return spawnSync(process.execPath, [...flags, ...jest], { cwd: root, stdio: 'ignore' }).status !== 0;
}

const related = createRelated();

function isKilled({ file, line, find, replace }: Mutant): boolean {
  const text = readFileSync(fromRoot(file), 'utf8');
  const lines = text.split('\n');
  lines[line - 1] = (lines[line - 1] ?? '').replace(find, () => replace);
  writeFileSync(fromRoot(file), lines.join('\n'));
  try {
    const suites = related(file).slice(0, maxSuites);
    for (let at = 0; at < suites.length; at += atOnce) if (fails(suites.slice(at, at + atOnce))) return true;
    return false;
  } finally {
    writeFileSync(fromRoot(file), text);
  }
}

/** Makes one small fault after another in a clean copy of the repository, and says which of them no suite near it notices. */
for (const mutant of sampleMutants(ofEachKind, seed)) {
  const { kind, file, line, find, replace } = mutant;
  console.log(`${isKilled(mutant) ? 'killed' : 'SURVIVED'} ${kind} ${file}:${line} ${find.trim()} → ${replace.trim()}`);
}
