import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No folder above this program has a package.json');
  return findRoot(parent);
}

const root = findRoot(__dirname);

export const fromRoot = (...parts: readonly string[]) => join(root, ...parts);

export const programFile = (name: 'server' | 'provider' | 'check-documents' | 'check-selling') =>
  fromRoot('dist/programs', `${name}.js`);
