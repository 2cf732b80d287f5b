import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atTheEnd } from './cleanup';

const made = new Set<string>();
atTheEnd(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder that is deleted after the tests. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), `system-${name}-`));
  made.add(folder);
  return folder;
}
