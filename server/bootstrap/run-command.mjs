import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const SECONDS_BETWEEN_SIGNS_OF_LIFE = 15;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {import('node:child_process').ChildProcess} child */
const endGroup = (child) => {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill('SIGTERM');
  }
};

/** Ends every command that is still running, with the processes that it started. */
export const endCommands = () => running.forEach(endGroup);

/**
 * @typedef {{ title: string, command: string, args: string[], env?: NodeJS.ProcessEnv, minutes?: number }} Command
 * @typedef {{ ok: boolean, output: string, seconds: number }} Outcome
 */

/**
 * Runs a command and collects its output; reports from time to time that it is still running.
 *
 * @param {Command} command
 * @returns {Promise<Outcome>}
 */
export function runCommand({ title, command, args, env = {}, minutes = 30 }) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  return new Promise((resolve) => {
    // Its own process group, so that its workers and browsers can be ended with it.
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const alive = setInterval(
      () => console.error(`  ${title}: ${seconds()} s …`),
      SECONDS_BETWEEN_SIGNS_OF_LIFE * 1000,
    );
    const limit = setTimeout(() => {
      output += `\nEnded: it took longer than ${minutes} minutes.\n`;
      endGroup(child);
    }, minutes * 60_000);
    const finish = (/** @type {boolean} */ ok) => {
      running.delete(child);
      clearInterval(alive);
      clearTimeout(limit);
      resolve({ ok, output, seconds: seconds() });
    };
    child.on('error', (error) => {
      output += `\n${error.message}\n`;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/**
 * Runs a command that has to succeed before anything else can run.
 *
 * @param {Command} command
 */
export async function mustRun(command) {
  console.error(`${command.title} …`);
  const { ok, output, seconds } = await runCommand(command);
  if (!ok) throw new Error(`${output}\n${command.title} failed after ${seconds} s.`);
  console.error(`${command.title}: done in ${seconds} s.`);
}
