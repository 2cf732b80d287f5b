import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sync as glob } from 'fast-glob';

export const root = dirname(__dirname);
/** Folders that have a `__generated__` folder. */
export const programs = ['src', 'server', 'provider', 'machines', 'studio'];
/** Paths below the top folder. */
export const listFiles = (patterns: string | string[]) => glob(patterns, { cwd: root });
export const read = (path: string) => readFileSync(join(root, path), 'utf8');

const generated = new Set<string>();

/** An unchanged file is not written, so that watchers have nothing to build. */
export const write = (path: string, text: string) => {
  const file = join(root, path);
  generated.add(file);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

function removeUnwritten(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeUnwritten(path);
    else if (!generated.has(path)) rmSync(path);
  }
}

/** Removes files that an earlier run generated and this one did not. */
export function removeStale() {
  for (const program of programs) removeUnwritten(join(root, program, '__generated__'));
}
