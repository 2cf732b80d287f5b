import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { DirectoryInUse, findHolder, takeLock, isRunning, processIdentity } from '../../../provider/database/lock-file';
import { until } from '../../support/programs/until';
import { runFile } from '../../support/provider/run-program';

const rounds = process.env.SOAK ? 20 : 2;
jest.setTimeout(60_000 + rounds * 20_000);

const newDirectory = () => join(mkdtempSync(join(tmpdir(), 'provider-lock-')), 'pg');
const lockOf = (directory: string) => `${directory}.lock`;

const takeLockFile = join(mkdtempSync(join(tmpdir(), 'provider-lock-')), 'take-lock.js');
beforeAll(() => {
  const entryPoints = [join(__dirname, '../../support/provider/take-lock.ts')];
  buildSync({ entryPoints, bundle: true, platform: 'node', packages: 'external', outfile: takeLockFile });
});

async function contender() {
  const { child, ended } = runFile(takeLockFile, [], {});
  await once(child, 'message');
  return {
    pid: child.pid,
    async take(directory: string) {
      child.send(directory);
      const [result] = (await once(child, 'message')) as [string];
      return result;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('the lock names its holder, is readable only by its owner and is removed on release', () => {
  const directory = newDirectory();
  const lock = takeLock(directory);
  expect(statSync(lockOf(directory)).mode & 0o777).toBe(0o600);
  expect(findHolder(directory)).toMatchObject({ pid: process.pid, url: null, adminKey: null });
  lock.announce('http://127.0.0.1:4100', 'key');
  expect(statSync(lockOf(directory)).mode & 0o777).toBe(0o600);
  expect(findHolder(directory)).toMatchObject({ url: 'http://127.0.0.1:4100', adminKey: 'key' });
  lock.release();
  expect(findHolder(directory)).toBeUndefined();
  expect(readdirSync(dirname(directory))).toEqual([]);
});

test('a held lock is refused with the number of the process', async () => {
  const directory = newDirectory();
  const holder = await contender();
  expect(await holder.take(directory)).toBe('taken');
  expect(() => takeLock(directory)).toThrow(DirectoryInUse);
  expect(() => takeLock(directory)).toThrow(`is in use by process ${holder.pid}`);
});

test('only one of many processes gets a free directory', async () => {
  const directory = newDirectory();
  const contenders = await Promise.all([contender(), contender(), contender(), contender()]);
  const results = await Promise.all(contenders.map(({ take }) => take(directory)));
  expect(results.sort()).toEqual(['DirectoryInUse', 'DirectoryInUse', 'DirectoryInUse', 'taken']);
});

test('only one of many processes takes over a stale lock', async () => {
  const directory = newDirectory();
  let holder = await contender();
  expect(await holder.take(directory)).toBe('taken');
  for (let round = 0; round < rounds; round += 1) {
    const contenders = await Promise.all([contender(), contender(), contender()]);
    await holder.kill();
    const results = await Promise.all(contenders.map(({ take }) => take(directory)));
    expect(results.filter((result) => result === 'taken')).toHaveLength(1);
    const winner = contenders[results.indexOf('taken')];
    if (winner) holder = winner;
    expect(findHolder(directory)?.pid).toBe(holder.pid);
    await Promise.all(contenders.filter((one) => one !== holder).map(({ kill }) => kill()));
  }
  expect(readdirSync(dirname(directory))).toEqual(['pg.lock']);
});

test('a lock left by a process that died while taking a stale lock can be taken', async () => {
  const directory = newDirectory();
  const dead = await contender();
  await dead.take(directory);
  await dead.kill();
  const first = JSON.parse(readFileSync(lockOf(directory), 'utf8')) as { id: string };
  writeFileSync(`${lockOf(directory)}.${first.id}`, JSON.stringify({ ...first, id: 'second' }));
  writeFileSync(`${lockOf(directory)}.second`, 'cut of');
  const lock = takeLock(directory);
  expect(findHolder(directory)?.pid).toBe(process.pid);
  expect(readdirSync(dirname(directory))).toEqual(['pg.lock']);
  lock.release();
});

test('a lock from before a restart of the machine or container is stale', () => {
  const directory = newDirectory();
  writeFileSync(lockOf(directory), JSON.stringify({ id: 'old', pid: process.pid, identity: 'another boot.1' }));
  expect(findHolder(directory)).toBeUndefined();
  takeLock(directory).release();
});

test('a process differs from a later one with the same number', () => {
  expect(isRunning(process.pid, processIdentity(process.pid))).toBe(true);
  expect(isRunning(process.pid, 'another boot.1')).toBe(false);
});

const onLinux = existsSync('/proc/self/stat') ? test : test.skip;

onLinux('a process that has ended, but whose parent has not asked for its exit code, does not run', async () => {
  // `exec` replaces the shell by a program that never asks for the exit code of the shell's child, which ends after that.
  const script = '(while grep -q sh /proc/$$/comm; do :; done) & echo $!; exec sleep 60';
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const pid = Number(String((await once(parent.stdout, 'data'))[0]));
  const identity = processIdentity(pid);
  await until('the child has ended', () => / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  expect(isRunning(pid, identity)).toBe(false);
  expect(isRunning(pid, '')).toBe(false);
  parent.kill('SIGKILL');
});
