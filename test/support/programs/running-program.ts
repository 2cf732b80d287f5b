import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Program, programFile, repository } from './programs';
import { atTheEnd } from './cleanup';
import { nodeFlags } from './node-flags';

/** How a program ended: its exit code, or the signal that ended it. */
export type End = number | NodeJS.Signals | null;

export interface RunningProgram {
  readonly process: ChildProcess;
  /** Everything printed so far, on both outputs. */
  log(): string;
  hasEnded(): boolean;
  ended: Promise<End>;
  /** Stops the program, and throws if it does not exit cleanly. */
  stop(): Promise<void>;
  /** Kills the program, like the loss of its machine. */
  kill(): Promise<void>;
}

/** The message of a program that is ready for calls. */
interface ReadyMessage {
  port: number;
}

/** Resolves when a program reports that it is ready; rejects if it ends before. */
export const ready = ({ process, ended, log }: Pick<RunningProgram, 'process' | 'ended' | 'log'>) =>
  Promise.race([
    new Promise<ReadyMessage>((done) => {
      process.on('message', (message: ReadyMessage & { type?: string }) => {
        if (message.type === 'ready') done(message);
      });
    }),
    ended.then((end): never => {
      throw new Error(`The program ended with ${end} before it was ready.\n${log()}`);
    }),
  ]);

const running = new Set<ChildProcess>();
atTheEnd(() => running.forEach((child) => child.kill('SIGKILL')));

/** Runs a bundled program of the repository, and collects its output. */
export function runProgram(
  name: Program,
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): RunningProgram {
  const child = spawn(process.execPath, [...nodeFlags, programFile(name), ...args], {
    cwd: repository,
    env: {
      ...process.env,
      // Jest sets this variable to a value that servers do not support.
      NODE_ENV: undefined,
      NODE_OPTIONS: undefined,
      // The tests sign in often.
      PASSWORD_COST: '1',
      TEST_PASSWORDS: 'true',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(([code, signal]: (number | NodeJS.Signals | null)[]): End => {
    running.delete(child);
    return code ?? signal ?? null;
  });
  return {
    process: child,
    log: () => log,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ended,
    async stop() {
      child.kill('SIGTERM');
      const end = await ended;
      if (end !== 0) throw new Error(`The program ended with ${end}.\n${log}`);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
