import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The build's files: their names carry their hash, so a browser never asks twice. */
export async function assets(app: FastifyInstance, directory: string) {
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
}
