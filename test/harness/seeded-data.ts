import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { repository, runProgram } from './running-program';
import { temporaryFolder } from './temporary-folder';
import { until } from './until';

const kept = join(repository, 'node_modules/.cache/seeded-data');
const inputs = ['provider', 'schema/store', 'package-lock.json'];
const patience = 120_000;
const day = 24 * 3_600_000;

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Names the database that the present sources would seed. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((path) => filesBelow(join(repository, path)))) {
    hash.update(`\0${relative(repository, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

async function seed(folder: string) {
  const provider = runProgram(['provider/main.ts'], { DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' });
  const ready = new Promise<void>((done) => provider.process.once('message', () => done()));
  const first = await Promise.race([ready, provider.ended]);
  if (first !== undefined) throw new Error(`The provider ended with ${first} while it seeded.\n${provider.log()}`);
  await provider.stop();
}

/** Another run may still copy from what a change of the sources has made old. */
function forgetOld() {
  for (const path of readdirSync(kept).map((name) => join(kept, name))) {
    if (Date.now() - statSync(path).mtimeMs > day) rmSync(path, { recursive: true, force: true });
  }
}

/** One process makes the database; the others of the run wait for it. */
async function master(): Promise<string> {
  const folder = join(kept, fingerprint());
  const claim = `${folder}.claim`;
  mkdirSync(kept, { recursive: true });
  for (;;) {
    if (existsSync(folder)) return folder;
    try {
      mkdirSync(claim);
    } catch {
      await until('another process seeds the database', () => existsSync(folder) || !existsSync(claim), patience);
      continue;
    }
    try {
      const draft = temporaryFolder('seed');
      await seed(draft);
      forgetOld();
      cpSync(draft, `${claim}/data`, { recursive: true });
      renameSync(`${claim}/data`, folder);
      return folder;
    } finally {
      rmSync(claim, { recursive: true, force: true });
    }
  }
}

/** A data directory of one's own with the demo stores in it: seeded once, then copied. */
export async function seededData(): Promise<string> {
  const folder = temporaryFolder('data');
  cpSync(await master(), folder, { recursive: true });
  return folder;
}
