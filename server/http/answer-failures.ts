import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProviderError } from '../provider-client/provider-error';
import type { Settings } from '../base/settings';
import { setSecurityHeaders } from './rendering/security-headers';

const apology = 'Maaf, terjadi kesalahan. Silakan muat ulang.\nSorry, something went wrong. Please reload.';

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${text}\n`);

/** 503 where the provider was too slow or is left alone, 502 where its answer, or none, can't be used. */
const providerStatus = ({ kind }: ProviderError) => (kind === 'timeout' || kind === 'open' ? 503 : 502);

/** A failure of ours is logged whole; a visitor learns the request's id and nothing else of it. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof ProviderError ? providerStatus(error) : (error.statusCode ?? 500);
    if (status < 500) return plain(reply, status, error.message);
    request.log.error({ err: error }, 'A request could not be answered');
    return plain(reply, status, `${apology}\n${request.id}`);
  });
}

/** For what is refused before any hook runs, such as a part of an address that is too long. */
export const answerUnreadable =
  (settings: Settings) => (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    setSecurityHeaders(reply, settings);
    void plain(reply, error.statusCode ?? 400, error.message);
  };
