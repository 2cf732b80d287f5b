import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository } from './programs';
import { temporaryFolder } from './temporary-folder';
import { until } from './until';

const timeoutMs = 120_000;
const day = 24 * 3_600_000;

export interface Recipe {
  name: string;
  /** Files and folders of the repository; a change in any of them recreates the fixture. */
  inputs: readonly string[];
  make(folder: string): Promise<void>;
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** The name of the fixture for the current sources. */
export function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((path) => filesBelow(join(repository, path)))) {
    hash.update(`\0${relative(repository, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Another run may still be copying an outdated fixture. */
function removeOld(cacheFolder: string) {
  for (const path of readdirSync(cacheFolder).map((name) => join(cacheFolder, name))) {
    if (Date.now() - statSync(path).mtimeMs > day) rmSync(path, { recursive: true, force: true });
  }
}

/** One process creates the folder; the others wait for it. */
async function master({ name, inputs, make }: Recipe): Promise<string> {
  const cacheFolder = join(repository, 'node_modules/.cache', name);
  const folder = join(cacheFolder, fingerprint(inputs));
  const claim = `${folder}.claim`;
  mkdirSync(cacheFolder, { recursive: true });
  for (;;) {
    if (existsSync(folder)) return folder;
    try {
      mkdirSync(claim);
    } catch {
      await until(`another process makes ${name}`, () => existsSync(folder) || !existsSync(claim), timeoutMs);
      continue;
    }
    try {
      const draft = temporaryFolder(name);
      await make(draft);
      removeOld(cacheFolder);
      cpSync(draft, `${claim}/data`, { recursive: true });
      renameSync(`${claim}/data`, folder);
      return folder;
    } finally {
      rmSync(claim, { recursive: true, force: true });
    }
  }
}

/** A copy of a folder that is created once for all tests. */
export async function copyOf(recipe: Recipe): Promise<string> {
  const folder = temporaryFolder(recipe.name);
  cpSync(await master(recipe), folder, { recursive: true });
  return folder;
}
