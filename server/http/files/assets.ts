import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Files of this build and of the builds before: their names carry their hash, so a browser never asks twice. */
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
