import { readFileSync } from 'node:fs';

const ticksPerSecond = 100;
const pattern = /^\d+ \(.*\) (.*)$/;

/** Processor time that a process has taken so far, in ms, as Linux counts it. */
export function processorTime(pid: number): number {
  const fields = pattern.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').trim())?.[1]?.split(' ') ?? [];
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return ((user + system) / ticksPerSecond) * 1_000;
}
