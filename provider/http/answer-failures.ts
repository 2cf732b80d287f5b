import type { FastifyError, FastifyInstance } from 'fastify';
import { PictureRefused } from '../media/encode-picture';
import { NotFound, StaleFile } from '../errors/call-errors';
import { Busy, retryAfterSeconds } from '../../shared/queues/create-queue';
import { failure } from '../contract/envelope';
import { formatBytes } from '../store-check/message-text';
import { SourceRefused } from '../store-check/issue';

/** PostgreSQL's codes for characters that texts cannot hold, such as U+0000. */
const unstorable = ['22021', '22P05'];

/** Maps errors to a status and the contract's envelope; details are only logged. */
export function answerFailures(app: FastifyInstance) {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(failure('The call does not exist')));

  app.setErrorHandler<FastifyError | NotFound | SourceRefused>((error, request, reply) => {
    if (error instanceof NotFound) return reply.code(404).send(failure(error.message));
    if (error instanceof StaleFile) return reply.code(409).send(failure(error.message));
    if (error instanceof PictureRefused) return reply.code(415).send(failure(error.message));
    if (error instanceof SourceRefused) {
      return reply.code(422).send({ ...failure('The document was refused'), errors: error.errors });
    }
    if ('code' in error && unstorable.includes(error.code)) {
      return reply.code(400).send(failure('The text has characters that cannot be stored'));
    }
    if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      const limit = formatBytes(request.routeOptions.bodyLimit);
      const size = Number(request.headers['content-length']);
      const actual = Number.isFinite(size) ? `has ${formatBytes(size)}` : 'is too large';
      return reply.code(413).send(failure(`The request body ${actual}; the limit is ${limit}`));
    }
    if ('statusCode' in error && error.statusCode !== undefined && error.statusCode < 500) {
      return reply.code(error.statusCode).send(failure(error.message));
    }
    if (error instanceof Busy) {
      request.log.warn({ err: error }, 'A call was refused because the provider is busy');
      return reply.code(503).header('retry-after', retryAfterSeconds).send(failure('The provider is busy; try again'));
    }
    request.log.error({ err: error }, 'Request failed');
    return reply.code(500).send(failure('The request failed'));
  });
}
