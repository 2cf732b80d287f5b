import { readdirSync, readFileSync } from 'node:fs';

/** The tick rate of Linux. */
const ticksPerSecond = 100;

interface Status {
  parent: number;
  milliseconds: number;
}

/** The kernel's counts for a process and its ended children. */
function statusOf(pid: number): Status | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
    return { parent, milliseconds: (ticks * 1_000) / ticksPerSecond };
  } catch {
    return null;
  }
}

const running = () => readdirSync('/proc').map(Number).filter(Number.isInteger);

/** Processor time of a process and its descendants, in milliseconds. */
export function processorTime(pid: number): number {
  const statuses = new Map(
    running().flatMap((one) => {
      const status = statusOf(one);
      return status ? [[one, status] as const] : [];
    }),
  );
  const sum = (of: number): number =>
    (statuses.get(of)?.milliseconds ?? 0) +
    [...statuses].filter(([, { parent }]) => parent === of).reduce((total, [child]) => total + sum(child), 0);
  return sum(pid);
}

/** The process that listens at a database URL on this machine; 0 if the database is elsewhere. */
export function databaseProcess(url: string): number {
  if (!url) return 0;
  const { port, hostname } = new URL(url);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return 0;
  const isServer = (pid: number) => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      return words[0]?.endsWith('/postgres') === true && words[words.indexOf('-p') + 1] === port;
    } catch {
      return false;
    }
  };
  return running().find(isServer) ?? 0;
}

/** The current memory of a process, in megabytes. */
export const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
