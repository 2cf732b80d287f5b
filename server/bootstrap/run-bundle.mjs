import { spawn } from 'node:child_process';
import { ensureGenerated } from './ensure-generated.mjs';
import { ensurePrograms, isProgram, programFile } from './ensure-programs.mjs';
import { exitCodeOf } from './exit-code.mjs';
import { requireClock } from './require-clock.mjs';
import { runProgram } from './run-program.mjs';
import { onStop } from './serve.mjs';

/**
 * `node server/bootstrap/run-bundle.mjs store list`: runs a program by its name, and bundles it first if its sources
 * changed.
 */
runProgram(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (!isProgram(name)) throw new Error(`The program "${name}" does not exist.`);
  requireClock();
  await ensureGenerated();
  await ensurePrograms();
  const child = spawn(process.execPath, ['--enable-source-maps', programFile(name), ...args], { stdio: 'inherit' });
  onStop((signal) => signal && child.kill(signal));
  return exitCodeOf(child);
});
