import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fromRoot } from '../../../shared/root-folder';

/** The files of `public/`, each under its own name. */
export async function publicFiles(app: FastifyInstance) {
  await app.register(fastifyStatic, {
    root: fromRoot('public'),
    wildcard: false,
    index: false,
    maxAge: '1d',
    decorateReply: false,
  });
}
