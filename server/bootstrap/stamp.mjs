import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from './root.mjs';

/**
 * Stores the inputs for which a step last succeeded in a file.
 *
 * @param {string} path below the top folder
 */
export function stampAt(path) {
  const file = fromRoot(path);
  return {
    /** @param {string} inputs */
    matches: (inputs) => existsSync(file) && readFileSync(file, 'utf8') === inputs,
    /** @param {string} inputs */
    write(inputs) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, inputs);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
