import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { scripts } from '../../../package.json';

/** Replaces the server: takes a while to stop, and prints that. */
const program = `
process.on('SIGTERM', () => setTimeout(() => { console.log('stopped'); process.exit(0); }, 200));
process.on('SIGINT', () => setTimeout(() => { console.log('stopped'); process.exit(0); }, 200));
setInterval(() => {}, 1000);
console.log('ready');
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/start.mjs'), program);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** npm passes a signal only to its shell, which does not forward it, so the program replaces the shell. */
test.each([
  ['start', 'SIGTERM'],
  ['start', 'SIGINT'],
  ['dev', 'SIGTERM'],
] as const)('npm run %s ends by %s once the program has stopped', async (script, signal) => {
  const npm = spawn('npm', ['run', '-s', script], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  npm.stdout.once('data', () => npm.kill(signal));
  const [output] = await Promise.all([text(npm.stdout), once(npm, 'exit')]);
  expect(output).toBe('ready\nstopped\n');
  expect(npm.exitCode).toBe(0);
});

/** There, npm uses cmd, which reports that it does not know `exec`, and continues. */
test.each(Object.entries(scripts))('npm run %s runs on Windows too', (_name, script) => {
  expect(script).not.toMatch(/['$`;]|\bexport\b|^\w+=/);
  const [, first] = /^exec (.+?) \|\|/.exec(script) ?? [];
  const rest = first === undefined ? script : script.replace(`exec ${first} || ${first}`, first);
  expect(rest).not.toMatch(/\bexec\b|&&|\|/);
});
