import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFlags } from '../programs/node-flags';
import { type Program, programFile } from '../programs/programs';
import { ready } from '../programs/running-program';

export const dataDirectory = () => mkdtempSync(join(tmpdir(), 'provider-data-'));

export interface RunningProgram {
  child: ChildProcess;
  output: () => string;
  /** The code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

const running = new Set<ChildProcess>();
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Runs a program of the provider in the same way as outside the tests. */
export const runProgram = (name: Program, args: readonly string[], environment: NodeJS.ProcessEnv) =>
  runFile(programFile(name), args, environment);

/** Runs a JavaScript file; the process is killed with the test file at the latest. */
export function runFile(file: string, args: readonly string[], environment: NodeJS.ProcessEnv): RunningProgram {
  const child = spawn(process.execPath, [...nodeFlags, file, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let output = '';
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not 'close', which is never emitted after a disconnect.
  const ended = Promise.all([once(child, 'exit'), ...streams.map((stream) => once(stream, 'end'))]).then(([exit]) => {
    const [code, signal] = exit as [number | null, NodeJS.Signals | null];
    running.delete(child);
    return code ?? signal;
  });
  return { child, output: () => output, ended };
}

export interface StartedProvider extends RunningProgram {
  url: string;
}

/** A provider that has reported to its parent that it is ready. */
export async function runProvider(environment: NodeJS.ProcessEnv): Promise<StartedProvider> {
  const program = runProgram('provider', [], { LOG_LEVEL: 'warn', ...environment });
  const { child, output, ended } = program;
  const { port } = await ready({ process: child, log: output, ended });
  return { ...program, url: `http://127.0.0.1:${port}` };
}
