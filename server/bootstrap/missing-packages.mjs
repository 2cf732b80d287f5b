import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * @param {string[] | undefined} allowed names, or names to leave out with a `!`
 * @param {string} own
 */
const fits = (allowed, own) =>
  !allowed || (allowed.some((name) => name.startsWith('!')) ? !allowed.includes(`!${own}`) : allowed.includes(own));

/**
 * Whether an optional package is for this system. Only npm knows which C library the system has. @param {Package} entry
 */
const isWanted = ({ optional, os, cpu, libc }) =>
  !optional || (Boolean(os && cpu) && fits(os, process.platform) && fits(cpu, process.arch) && !libc);

/**
 * The packages in the lock file of `folder` that its node_modules lacks or has in another version, according to what
 * npm recorded at the end of its last install. If no install was completed, all packages are missing.
 *
 * @param {string} folder
 */
export function missingPackages(folder) {
  /** @param {string} path */
  const read = (path) => /** @type {Lock} */ (JSON.parse(readFileSync(join(folder, path), 'utf8'))).packages;
  const wanted = Object.entries(read('package-lock.json')).filter(([path, entry]) => path !== '' && isWanted(entry));
  const record = 'node_modules/.package-lock.json';
  const installed = existsSync(join(folder, record)) ? read(record) : {};
  return wanted.flatMap(([path, { version }]) =>
    installed[path]?.version === version && existsSync(join(folder, path, 'package.json')) ? [] : [path],
  );
}
