import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './root.mjs';

/**
 * @param {string} path below the top folder
 * @returns {string[]}
 */
function filesBelow(path) {
  const absolute = fromRoot(path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * One hash of the names and contents of files, and of everything in folders, which tells a step whether its inputs
 * changed since its last run.
 *
 * @param {string[]} paths
 * @param {{ only?: (path: string) => boolean, salt?: string }} [options]
 */
export function fingerprint(paths, { only = () => true, salt = '' } = {}) {
  const hash = createHash('sha256').update(salt);
  for (const path of paths.flatMap(filesBelow).filter(only)) {
    hash.update(`\0${path}\0`).update(readFileSync(fromRoot(path)));
  }
  return hash.digest('hex');
}
