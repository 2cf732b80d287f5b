import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository } from './programs';
import { temporaryFolder } from './temporary-folder';
import { until } from './until';

const patience = 120_000;
const day = 24 * 3_600_000;

export interface Recipe {
  name: string;
  /** Files and folders of the repository; a change in one of them has the folder made anew. */
  inputs: readonly string[];
  make(folder: string): Promise<void>;
}

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Names what the present sources would make. */
export function fingerprint(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((path) => filesBelow(join(repository, path)))) {
    hash.update(`\0${relative(repository, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** Another run may still copy from what a change of the sources has made old. */
function forgetOld(kept: string) {
  for (const path of readdirSync(kept).map((name) => join(kept, name))) {
    if (Date.now() - statSync(path).mtimeMs > day) rmSync(path, { recursive: true, force: true });
  }
}

/** One process makes the folder; the others of the run wait for it. */
async function master({ name, inputs, make }: Recipe): Promise<string> {
  const kept = join(repository, 'node_modules/.cache', name);
  const folder = join(kept, fingerprint(inputs));
  const claim = `${folder}.claim`;
  mkdirSync(kept, { recursive: true });
  for (;;) {
    if (existsSync(folder)) return folder;
    try {
      mkdirSync(claim);
    } catch {
      await until(`another process makes ${name}`, () => existsSync(folder) || !existsSync(claim), patience);
      continue;
    }
    try {
      const draft = temporaryFolder(name);
      await make(draft);
      forgetOld(kept);
      cpSync(draft, `${claim}/data`, { recursive: true });
      renameSync(`${claim}/data`, folder);
      return folder;
    } finally {
      rmSync(claim, { recursive: true, force: true });
    }
  }
}

/** A folder of one's own of what is made once for all tests, then copied. */
export async function copyOf(recipe: Recipe): Promise<string> {
  const folder = temporaryFolder(recipe.name);
  cpSync(await master(recipe), folder, { recursive: true });
  return folder;
}
