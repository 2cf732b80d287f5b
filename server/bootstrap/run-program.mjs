import { endCommands } from './run-command.mjs';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program. Errors are printed without a stack trace, because most of them come from a failed command. A signal
 * ends the running commands and then the program, unless the program handles the signal itself.
 *
 * @param {() => Promise<number | undefined>} program returns the exit code
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
