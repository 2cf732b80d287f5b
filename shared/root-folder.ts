import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The same from a source file and from a bundle in `dist/`. */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No folder above this program has a package.json');
  return findRoot(parent);
}

const root = findRoot(__dirname);

export const fromRoot = (...parts: readonly string[]) => join(root, ...parts);

/** A program as `server/bootstrap/ensure-programs.mjs` bundles it. */
export const programFile = (name: 'server' | 'provider' | 'check-documents') => fromRoot('dist/programs', `${name}.js`);
