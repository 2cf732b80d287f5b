import { readFileSync } from 'node:fs';

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Tells a process from a later one that got the same number: boot and start time, empty where the system does not say.
 * Containers need it, where a restarted program often gets the number that it had.
 */
export function processIdentity(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const startTime = afterName[19];
  return startTime ? `${read('/proc/sys/kernel/random/boot_id').trim()}.${startTime}` : '';
}

/** True while the process that had this number and identity runs. */
export function isRunning(pid: number, identity: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return identity === '' || processIdentity(pid) === identity;
}
