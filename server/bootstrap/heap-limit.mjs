import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

const megabyte = 1024 * 1024;
const least = 128;
const most = 512;

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

/** A group and its parents, because a limit of any of them applies. @param {string} group */
const withParents = (group) => {
  const names = group.split('/').filter(Boolean);
  return names.map((_, index) => names.slice(0, names.length - index).join('/')).concat('');
};

/**
 * Bytes that the processes of this container may use together: the lowest limit of its control groups (version 2 or 1),
 * or the machine's memory.
 *
 * @param {string} root where `proc` and `sys` are
 */
export function memoryLimit(root = '/', total = totalmem()) {
  const groups = read(join(root, 'proc/self/cgroup')).split('\n');
  const files = groups.flatMap((line) => {
    const [, controllers = '', group = ''] = /^\d+:([^:]*):(.*)$/.exec(line) ?? [];
    if (controllers === '') return withParents(group).map((name) => join('sys/fs/cgroup', name, 'memory.max'));
    if (!controllers.split(',').includes('memory')) return [];
    return withParents(group).map((name) => join('sys/fs/cgroup/memory', name, 'memory.limit_in_bytes'));
  });
  const limits = files.map((file) => Number(read(join(root, file)) || Number.NaN)).filter((limit) => limit > 0);
  return Math.min(total, ...limits);
}

/**
 * Node's flags for a program, which make its heap leave room in the container for everything else: buffers, caches, the
 * embedded database and the other program. None if `NODE_OPTIONS` already sets a limit.
 *
 * @param {'server' | 'provider'} program
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function heapFlags(program, env = process.env, memory = memoryLimit()) {
  if (/--max[-_]old[-_]space[-_]size/.test(env.NODE_OPTIONS ?? '')) return [];
  const isAlone = program === 'server' && Boolean(env.PROVIDER_URL);
  const share = Math.round(memory / megabyte / (isAlone ? 2 : 4));
  return [`--max-old-space-size=${Math.min(most, Math.max(least, share))}`];
}
