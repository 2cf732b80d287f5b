import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import httpProxy from '@fastify/http-proxy';
import { fromRoot } from '../../../shared/root-folder';

/** Files of this build and earlier ones: names carry a hash, so browsers cache them forever. */
export async function assets(app: FastifyInstance, directories: string[]) {
  await app.register(fastifyStatic, {
    root: directories,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
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
