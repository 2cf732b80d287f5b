import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { ensurePrograms } from '../../server/bootstrap/ensure-programs.mjs';
import { fromRoot, root } from '../../server/bootstrap/root.mjs';
import { createRelated } from './related';
import { type Mutant, sampleMutants } from './sample';

const seed = Number(process.env.SEED ?? 2026);
const ofEachKind = Number(process.env.COUNT ?? 60) / 4;
/** The number of suites that run together, the nearest first, and the maximum number of suites. */
const [atOnce, maxSuites] = [3, 12];
/** A mutant of a machine can make each test of a suite wait, or one run for ever. */
const [testTimeoutMs, suitesTimeoutMs] = [30_000, 600_000];

// Programs are built once, before the first mutant: some suites load one as a thread.
const globalSetup = `--globalSetup=${fromRoot('test/mutants/no-setup.mjs')}`;
const flags = ['--experimental-vm-modules', '--liftoff-only', '--disable-warning=ExperimentalWarning'];

/** @returns the first failed suite with its first failed test; null if all pass */
function findFailure(suites: readonly string[]): string | null {
  const jest = [
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--bail',
    '--runInBand',
    `--testTimeout=${testTimeoutMs}`,
    globalSetup,
  ];
  const { status, stderr } = spawnSync(process.execPath, [...flags, ...jest, '--runTestsByPath', ...suites], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
    timeout: suitesTimeoutMs,
  });
  if (status === 0) return null;
  const [, suite = 'jest'] = /^FAIL \w+ (\S+)/m.exec(stderr) ?? [];
  const [, test = 'did not end'] = /^ {2}● (.+)$/m.exec(stderr) ?? [];
  return `${suite}: ${test}`;
}

const related = createRelated();

/** @returns the test that detects the mutant; null if none does */
function findKiller({ file, line, find, replace }: Mutant): string | null {
  const text = readFileSync(fromRoot(file), 'utf8');
  const lines = text.split('\n');
  lines[line - 1] = (lines[line - 1] ?? '').replace(find, () => replace);
  writeFileSync(fromRoot(file), lines.join('\n'));
  try {
    const suites = related(file).slice(0, maxSuites);
    for (let at = 0; at < suites.length; at += atOnce) {
      const failure = findFailure(suites.slice(at, at + atOnce));
      if (failure) return failure;
    }
    return null;
  } finally {
    writeFileSync(fromRoot(file), text);
  }
}

/**
 * Creates one mutant after another in a clean copy of the repository, and prints the test that detects it, or that no
 * nearby suite does. A test without relation to the mutant has failed for another reason, such as a slow machine.
 */
async function main() {
  await ensurePrograms();
  for (const mutant of sampleMutants(ofEachKind, seed)) {
    const { kind, file, line, find, replace } = mutant;
    const killer = findKiller(mutant);
    const outcome = killer ? `killed by ${killer}` : 'SURVIVED';
    console.log(`${kind} ${file}:${line} ${find.trim()} → ${replace.trim()}: ${outcome}`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
