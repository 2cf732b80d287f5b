import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_PREVIOUS = 2;
const parts = ['client', 'documents.json', 'studio-documents.json'];

/** @param {string} directory that webpack builds into */
const previousFolder = (directory) => join(directory, 'previous');

/**
 * Copies the browser's files and the operations of a build before it is replaced, so that its open tabs continue to
 * work. The last three builds are available, including the current one.
 *
 * @param {string} directory that webpack builds into
 */
export function archiveBuild(directory) {
  const manifest = join(directory, 'client/manifest.json');
  if (!existsSync(manifest)) return;
  const folder = join(previousFolder(directory), String(Math.round(statSync(manifest).mtimeMs)));
  for (const part of parts.filter((name) => existsSync(join(directory, name)))) {
    cpSync(join(directory, part), join(folder, part), { recursive: true });
  }
  const builds = readdirSync(previousFolder(directory)).sort((a, b) => Number(b) - Number(a));
  for (const old of builds.slice(MAX_PREVIOUS)) {
    rmSync(join(previousFolder(directory), old), { recursive: true, force: true });
  }
}
