import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Counts its starts in a file, so that each can end differently. */
const program = (body: string) => {
  const file = JSON.stringify(join(mkdtempSync(join(tmpdir(), 'supervise-')), 'starts'));
  return `
    const { appendFileSync, readFileSync } = require('node:fs');
    appendFileSync(${file}, '.');
    const start = readFileSync(${file}, 'utf8').length;
    const ready = (then) => process.send({ type: 'ready' }, then);
    console.log('start ' + start);
    ${body}`;
};

function run(body: string) {
  const child = spawn(process.execPath, [join(__dirname, '../../support/server/supervised.mjs'), program(body)], {
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const said = (text: string) =>
    new Promise<void>((done) => {
      const look = () => output.includes(text) && done();
      child.stdout.on('data', look);
      child.stderr.on('data', look);
    });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number);
  return { child, said, ended, output: () => output };
}

test('restarts a program that was ready and died, until it is stopped', async () => {
  const { child, said, ended, output } = run(`
    process.on('SIGTERM', () => process.exit(0));
    if (start === 1) ready(() => process.exit(7));
    else if (start === 2) process.kill(process.pid, 'SIGKILL');
    else ready(() => console.log('serving'), setInterval(() => {}, 1000));`);
  await said('serving');
  expect(output()).toContain('The server ended with 7; it starts again in 10 ms.');
  expect(output()).toContain('The server ended with 137; it starts again in 20 ms.');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output()).not.toContain('start 4');
});

test('does not restart a program that was never ready, and returns its exit code', async () => {
  const { ended, output } = run('process.exit(1);');
  expect(await ended).toBe(1);
  expect(output()).toBe('start 1\n');
});

test('a program that exits with 0 has finished', async () => {
  const { ended, output } = run('ready(() => process.exit(0));');
  expect(await ended).toBe(0);
  expect(output()).toBe('start 1\n');
});
