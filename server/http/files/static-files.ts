import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fromRoot } from '../../../shared/root-folder';
import { storeOfHost } from '../../facade/store-reference';
import type { PagesOptions } from '../pages/page-request';

/** Files of this build and earlier ones. Their names contain a hash, so browsers cache them forever. */
export async function assets(app: FastifyInstance, directories: string[]) {
  await app.register(fastifyStatic, {
    root: directories,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    // A file never changes, so its name is enough for a browser that has it.
    acceptRanges: false,
    lastModified: false,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
}

export async function devAssets(app: FastifyInstance, upstream: string) {
  await app.register(httpProxy, { upstream, prefix: '/assets', rewritePrefix: '/assets', websocket: true });
}

export async function publicFiles(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    root: fromRoot('public'),
    wildcard: false,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}

const daySeconds = 86_400;
const minuteSeconds = 60;

/** The icon of the host's store, or a neutral one if the host has many stores or none. */
export function favicon(app: FastifyInstance, { settings, facade }: Pick<PagesOptions, 'settings' | 'facade'>) {
  app.get('/favicon.ico', async (request, reply) => {
    const record = settings.MULTI_TENANT
      ? null
      : await facade.storeRecord(storeOfHost(request, settings)).catch(() => null);
    const icon = record?.store.icon;
    // A store that fails to load, or has no icon yet, may soon have one.
    const isFinal = settings.MULTI_TENANT || Boolean(icon);
    return reply
      .header('cache-control', `public, max-age=${isFinal ? daySeconds : minuteSeconds}`)
      .redirect(icon ? `/images/96/${icon}` : '/favicon.svg', 302);
  });
}
