import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { fromRoot, root } from './root.mjs';
import { stampAt } from './stamp.mjs';

const folder = 'dist/programs';

/** The entry of each bundle. Threads of the facade and of the provider are programs too. */
const entries = {
  server: 'server/main.ts',
  provider: 'provider/main.ts',
  'check-documents': 'provider/store-check/run-check-job.ts',
  'check-selling': 'provider/sell-check/run-sell-job.ts',
  store: 'provider/cli/store.ts',
  seed: 'provider/cli/seed.ts',
  migrate: 'provider/cli/migrate.ts',
  ledger: 'provider/cli/ledger.ts',
  conformance: 'test/conformance/main.ts',
};

/** @typedef {keyof typeof entries} Program */

/** @param {Program} name */
export const programFile = (name) => fromRoot(folder, `${name}.js`);

/** @param {string} name @returns {name is Program} */
export const isProgram = (name) => Object.hasOwn(entries, name);

const names = /** @type {Program[]} */ (Object.keys(entries));
const stamp = stampAt(`${folder}/.build-stamp`);

/** Tests, pages and demo data are not part of any program. @param {string} path */
const isInput = (path) => /\.(ts|json|mjs)$/.test(path);

const inputs = () =>
  fingerprint(
    ['server', 'provider', 'shared', 'machines', 'test/conformance', 'test/contract', 'schema', 'package-lock.json'],
    {
      only: isInput,
    },
  );

/**
 * A program that starts in the meantime reads either the whole old file or the whole new one. @param {string} file
 * @param {Uint8Array} contents
 */
function replaceFile(file, contents) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, contents);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Bundles the programs into one JavaScript file each, with a source map; packages stay in `node_modules`.
 *
 * @throws Error that lists what cannot be resolved or parsed
 */
export async function bundlePrograms() {
  const wanted = inputs();
  stamp.clear();
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    sourcemap: true,
    // Stack traces need names and lines; the sources are next to the bundle.
    sourcesContent: false,
    logLevel: 'silent',
  });
  for (const { path, contents } of outputFiles) replaceFile(path, contents);
  stamp.write(wanted);
}

/** @type {Promise<void> | undefined} */
let bundling;

/** Bundles the programs if their sources changed since the last time. */
export function ensurePrograms() {
  const isFresh = () => names.every((name) => existsSync(programFile(name))) && stamp.matches(inputs());
  bundling ??= isFresh() ? Promise.resolve() : bundlePrograms();
  return bundling;
}
