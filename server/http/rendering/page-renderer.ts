import { randomBytes } from 'node:crypto';
import { readFileSync, watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type PreviousBuilds, readPreviousBuilds } from './previous-builds';
import type * as entryServer from '../../../src/entry-server';
import type { FastifyBaseLogger } from 'fastify';

/** The built server bundle: styled-components' ids must equal those of the browser's build. */
export type PageRenderer = typeof entryServer;

export interface Build {
  renderer: PageRenderer;
  assets: entryServer.AssetManifest;
  clientDirectory: string;
  inspectorDirectory: string;
  uiDirectory: string;
  previous: PreviousBuilds;
}

export async function loadBuild(directory: string): Promise<Build> {
  const clientDirectory = join(directory, 'client');
  const renderer = createRequire(__filename)(join(directory, 'server/entry-server.js')) as PageRenderer;
  const assets = JSON.parse(readFileSync(join(clientDirectory, 'manifest.json'), 'utf8')) as entryServer.AssetManifest;
  await renderer.preload();
  return {
    renderer,
    assets,
    clientDirectory,
    inspectorDirectory: join(directory, 'inspector'),
    uiDirectory: join(directory, 'ui'),
    previous: readPreviousBuilds(directory),
  };
}

export const newNonce = () => randomBytes(16).toString('base64url');

const POLL_MS = 300;

export function followBuild(build: Build, directory: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const bundle = join(directory, 'server/entry-server.js');
  const { cache } = createRequire(__filename);
  watchFile(bundle, { interval: POLL_MS, persistent: false }, () => {
    delete cache[bundle];
    loadBuild(directory).then(
      (newest) => Object.assign(build, newest),
      (error: unknown) => log.warn({ err: error }, 'The new bundle cannot be loaded'),
    );
  });
}
