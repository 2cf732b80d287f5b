import { watchFile } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Build, loadBuild } from './page-renderer';

const POLL_MS = 300;

/** While developing: renders pages by the newest bundle that webpack wrote, without a restart. */
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
