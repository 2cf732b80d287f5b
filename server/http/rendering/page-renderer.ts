import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type * as entryServer from '../../../src/entry-server';

interface PreviousBuilds {
  /** Builds, newest first. */
  clientDirectories: string[];
  documents: Record<string, string>;
  studioDocuments: Record<string, string>;
}

const readDocuments = (file: string) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};

/** Earlier builds in `directory`, as `server/bootstrap/previous-builds.mjs` puts them there. */
export function readPreviousBuilds(directory: string): PreviousBuilds {
  const previous = join(directory, 'previous');
  const folders = existsSync(previous) ? readdirSync(previous).sort((a, b) => Number(b) - Number(a)) : [];
  const paths = folders.map((name) => join(previous, name));
  const documentsIn = (name: string) =>
    Object.assign({}, ...paths.map((path) => readDocuments(join(path, name)))) as Record<string, string>;
  return {
    clientDirectories: paths.map((path) => join(path, 'client')).filter((path) => existsSync(path)),
    documents: documentsIn('documents.json'),
    studioDocuments: documentsIn('studio-documents.json'),
  };
}

/** The built server bundle: styled-components' ids must equal those of the browser's build. */
export type PageRenderer = typeof entryServer;

export interface Build {
  renderer: PageRenderer;
  assets: entryServer.PageAssets;
  clientDirectory: string;
  inspectorDirectory: string;
  studioDirectory: string;
  uiDirectory: string;
  /** The script of the stores' service workers; null in development, which has none. */
  workerScript: string | null;
  previous: PreviousBuilds;
}

const bundlesIn = (directory: string) => ({
  server: join(directory, 'server/entry-server.js'),
  manifest: join(directory, 'client/manifest.json'),
  early: join(directory, 'early/main.js'),
  worker: join(directory, 'worker/sw.js'),
});

export async function loadBuild(directory: string): Promise<Build> {
  const clientDirectory = join(directory, 'client');
  const bundles = bundlesIn(directory);
  const renderer = createRequire(__filename)(bundles.server) as PageRenderer;
  const manifest = JSON.parse(readFileSync(bundles.manifest, 'utf8')) as entryServer.AssetManifest;
  const early = readFileSync(bundles.early, 'utf8');
  await renderer.preload();
  return {
    renderer,
    assets: { ...manifest, early },
    clientDirectory,
    inspectorDirectory: join(directory, 'inspector'),
    studioDirectory: join(directory, 'studio'),
    uiDirectory: join(directory, 'ui'),
    workerScript: existsSync(bundles.worker) ? readFileSync(bundles.worker, 'utf8') : null,
    previous: readPreviousBuilds(directory),
  };
}

export const newNonce = () => randomBytes(16).toString('base64url');

const POLL_MS = 300;

/** Resolves when the build exists. */
export async function nextBuild(directory: string): Promise<Build> {
  const { server, manifest, early } = bundlesIn(directory);
  while (![server, manifest, early].every((file) => existsSync(file))) await sleep(POLL_MS);
  return loadBuild(directory);
}

export function followBuild(build: Build, directory: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const bundle = bundlesIn(directory).server;
  const { cache } = createRequire(__filename);
  watchFile(bundle, { interval: POLL_MS, persistent: false }, () => {
    delete cache[bundle];
    loadBuild(directory).then(
      (newest) => Object.assign(build, newest),
      (error: unknown) => log.warn({ err: error }, 'The new bundle cannot be loaded'),
    );
  });
}
