import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The files of `public/`, each under its own name. */
export async function publicFiles(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    root: join(__dirname, '../../public'),
    wildcard: false,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
