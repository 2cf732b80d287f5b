import { readFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { basename, dirname, join } from 'node:path';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** The fields of `/proc/PID/stat` after the name, which may have spaces; the first is the state. */
function statOf(pid: number): string[] {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Whether the process has ended, and only its parent has not asked for its exit code yet. */
const isZombie = (pid: number) => ['Z', 'X'].includes(statOf(pid)[0] ?? '');

/**
 * Boot id and start time, or empty: tells a process from a later one with the same number, as happens in containers.
 */
export function processIdentity(pid: number): string {
  const startTime = statOf(pid)[19];
  return startTime ? `${read('/proc/sys/kernel/random/boot_id').trim()}.${startTime}` : '';
}

/** Whether the process with this number and identity still runs. */
export function isRunning(pid: number, identity: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (isZombie(pid)) return false;
  return identity === '' || processIdentity(pid) === identity;
}

interface LockHolder {
  id: string;
  pid: number;
  identity: string;
  /** Base URL of the admin API; null while starting, or if the holder is not a provider. */
  url: string | null;
  adminKey: string | null;
}

export interface LockFile {
  announce(url: string, adminKey: string): void;
  release(): void;
}

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`${directory} is in use by process ${pid}; opening a database directory twice destroys it`);
  }
}

const lockPath = (directory: string) => `${directory}.lock`;
const successorPath = (directory: string, holder: LockHolder) => `${lockPath(directory)}.${holder.id}`;

function readHolder(path: string): LockHolder | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    if (!existsSync(path)) return undefined;
    return { id: `unreadable-${basename(path)}`, pid: 0, identity: '', url: null, adminKey: null };
  }
}

const isAlive = (holder: LockHolder) => holder.pid > 0 && isRunning(holder.pid, holder.identity);

/** The holder, then the process that claimed its place after it died, and so on; only the last can be alive. */
function succession(directory: string): LockHolder[] {
  const holders: LockHolder[] = [];
  for (let path = lockPath(directory); ; ) {
    const holder = readHolder(path);
    if (!holder) return holders;
    holders.push(holder);
    path = successorPath(directory, holder);
  }
}

const sameHolders = (some: LockHolder[], others: LockHolder[]) =>
  some.length === others.length && some.every(({ id }, index) => id === others[index]?.id);

/** A hard link creates the file completely or not at all. False if the file exists, or the winner removed the draft. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (['EEXIST', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

function clearLeftovers(directory: string) {
  const leftover = `${basename(lockPath(directory))}.`;
  for (const file of readdirSync(dirname(directory))) {
    if (file.startsWith(leftover)) rmSync(join(dirname(directory), file), { force: true });
  }
}

export function findHolder(directory: string): LockHolder | undefined {
  const last = succession(directory).at(-1);
  return last && isAlive(last) ? last : undefined;
}

/**
 * Creates the lock file next to a database directory, with mode 0600.
 * To take over from a dead holder, a process creates a file named after that holder, which only one process can do. The
 * claim counts only if the holders are still those that were read; otherwise another process has finished the same
 * claim in between.
 * @throws DirectoryInUse
 */
export function takeLock(directory: string): LockFile {
  mkdirSync(dirname(directory), { recursive: true });
  const own: LockHolder = {
    id: randomUUID(),
    pid: process.pid,
    identity: processIdentity(process.pid),
    url: null,
    adminKey: null,
  };
  const path = lockPath(directory);
  const draft = `${path}.draft-${own.id}`;
  const write = (holder: LockHolder) => writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  const isOwn = () => readHolder(path)?.id === own.id;

  for (;;) {
    const holders = succession(directory);
    const last = holders.at(-1);
    if (last && isAlive(last)) throw new DirectoryInUse(directory, last.pid);
    const claim = last ? successorPath(directory, last) : path;
    write(own);
    try {
      if (!linked(draft, claim)) continue;
      if (!sameHolders(succession(directory), [...holders, own])) {
        rmSync(claim, { force: true });
        continue;
      }
      if (last) renameSync(draft, path);
      break;
    } finally {
      rmSync(draft, { force: true });
    }
  }
  clearLeftovers(directory);

  return {
    announce(url, adminKey) {
      write({ ...own, url, adminKey });
      renameSync(draft, path);
    },
    release() {
      if (isOwn()) rmSync(path, { force: true });
    },
  };
}
