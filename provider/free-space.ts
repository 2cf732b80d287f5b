import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';

const megabyte = 1024 * 1024;
/** The embedded database writes its log in files of 16 MB. */
const minFree = 32 * megabyte;

/** Whether the disk of a folder, or of its nearest parent that exists, has no room for the embedded database. */
export function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < minFree;
  } catch {
    const parent = dirname(folder);
    return parent !== folder && isDiskFull(parent);
  }
}
