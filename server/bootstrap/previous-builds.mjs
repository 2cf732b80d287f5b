import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_PREVIOUS = 2;

/** @param {string} directory that webpack builds into */
const previousFolder = (directory) => join(directory, 'previous');

/**
 * Copies the browser's files and the operations of a build that is about to be replaced, so that tabs which it opened go
 * on working. With the current one, the last three builds are there.
 *
 * @param {string} directory that webpack builds into
 */
export function archiveBuild(directory) {
  const manifest = join(directory, 'client/manifest.json');
  if (!existsSync(manifest)) return;
  const folder = join(previousFolder(directory), String(Math.round(statSync(manifest).mtimeMs)));
  for (const part of ['client', 'documents.json'].filter((name) => existsSync(join(directory, name)))) {
    cpSync(join(directory, part), join(folder, part), { recursive: true });
  }
  const builds = readdirSync(previousFolder(directory)).sort((a, b) => Number(b) - Number(a));
  for (const old of builds.slice(MAX_PREVIOUS)) {
    rmSync(join(previousFolder(directory), old), { recursive: true, force: true });
  }
}
