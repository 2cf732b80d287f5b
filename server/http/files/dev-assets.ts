import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Passes the build's files, and the socket that announces new ones, on to webpack's development server. */
export async function devAssets(app: FastifyInstance, upstream: string) {
  await app.register(httpProxy, { upstream, prefix: '/assets', rewritePrefix: '/assets', websocket: true });
}
