import { constants } from 'node:os';

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code; if a signal ended it, the code that a shell would report
 */
export const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    const finish = () => resolve(child.exitCode ?? 128 + (child.signalCode ? constants.signals[child.signalCode] : 0));
    if (child.exitCode !== null || child.signalCode !== null) finish();
    child.once('error', reject);
    child.once('exit', finish);
  });
