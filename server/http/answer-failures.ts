import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProviderError } from '../provider-client/provider-error';
import type { Settings } from '../base/settings';
import { setSecurityHeaders } from './rendering/security-headers';

const apology = 'Maaf, terjadi kesalahan. Silakan muat ulang.\nSorry, something went wrong. Please reload.';

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(`${text}\n`);

/** 503 for a timeout or an open circuit breaker, otherwise 502. */
const providerStatus = ({ kind }: ProviderError) => (kind === 'timeout' || kind === 'open' ? 503 : 502);

/** Logs a server error in full; the visitor gets only the request's id. */
export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof ProviderError ? providerStatus(error) : (error.statusCode ?? 500);
    if (status < 500) return plain(reply, status, error.message);
    request.log.error({ err: error }, 'A request could not be answered');
    return plain(reply, status, `${apology}\n${request.id}`);
  });
}

/** For requests refused before any hook runs, such as for a URL part that is too long. */
export const answerUnreadable =
  (settings: Settings) => (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    setSecurityHeaders(reply, settings);
    void plain(reply, error.statusCode ?? 400, error.message);
  };
