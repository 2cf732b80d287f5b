import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { fromRoot } from './root.mjs';
import { mustRun } from './run-command.mjs';
import { stampAt } from './stamp.mjs';

const lockFile = fromRoot('package-lock.json');
const stamp = stampAt('node_modules/.install-stamp');
const salt = `${process.platform} ${process.arch} ${process.versions.modules}`;
const wanted = () => fingerprint(['package-lock.json'], { salt });

/** @param {string} lock */
const versionsIn = (lock) => {
  const { packages } = /** @type {{ packages: Record<string, { version?: string }> }} */ (JSON.parse(lock));
  return new Map(Object.entries(packages).map(([path, { version }]) => [path, version]));
};

/**
 * Another npm may write the same versions down differently, which is undone; a lock that no longer fits
 * package.json is an error.
 *
 * @param {string} before
 */
function keepLock(before) {
  const after = readFileSync(lockFile, 'utf8');
  if (after === before) return;
  const now = versionsIn(after);
  const moved = [...versionsIn(before)].filter(([path, version]) => now.get(path) !== version);
  if (moved.length > 0) {
    const names = moved.map(([path]) => path || 'package.json').slice(0, 5);
    throw new Error(
      `npm install changed package-lock.json (${names.join(', ')}). Review and commit it, then start again.`,
    );
  }
  writeFileSync(lockFile, before);
}

/** Installs the packages of the lock file, where node_modules is not already what it asks for. */
export async function ensureInstalled() {
  if (existsSync(fromRoot('node_modules')) && stamp.matches(wanted())) return;
  const before = readFileSync(lockFile, 'utf8');
  // Not `npm ci`: it refuses a lock without the optional packages of other platforms, which npm 11 leaves out.
  await mustRun({
    title: 'Installing packages',
    command: 'npm',
    args: ['install', '--include=dev', '--no-audit', '--no-fund'],
  });
  keepLock(before);
  stamp.write(wanted());
}
