import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const gibibyte = 2 ** 30;
const minFree = { folder: 4 * gibibyte, machine: 12 * gibibyte };

function hasRoom() {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= minFree.folder && freemem() >= minFree.machine;
}

/**
 * Makes a folder in memory for the suites' databases, which are copied hundreds of times; it lives as long as this process.
 *
 * @returns nothing if the machine has no such memory to spare
 */
export function memoryFolder(): string | undefined {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(join(memory, 'gate-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
