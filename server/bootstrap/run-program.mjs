import { endCommands } from './run-command.mjs';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program; what it throws is told without a stack, as most of it comes from a command that failed.
 * A signal ends the commands that are running and then the program, unless the program listens itself.
 *
 * @param {() => Promise<number | undefined>} program answers with the exit code
 */
export function runProgram(program) {
  for (const signal of signals) {
    process.on(signal, () => {
      endCommands();
      if (process.listenerCount(signal) === 1) process.exit(signal === 'SIGINT' ? 130 : 143);
    });
  }
  program().then(
    (code) => {
      if (code !== undefined) process.exitCode = code;
    },
    (/** @type {unknown} */ error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
