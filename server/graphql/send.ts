import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../base/compress';
import type { Answer } from './answers';

const shared = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30';

/** Shared caches may briefly store a query's response if it has no errors and is the same for everybody. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, { body, etag }: Answer, forMembers: boolean) {
  reply.header('content-type', 'application/json; charset=utf-8');
  if (!etag || forMembers) return reply.header('cache-control', 'no-store').send(body);
  reply.header('cache-control', shared).header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendText(request, reply, body);
}

/** Copies a fetch response to Fastify; returning it directly breaks under compression. */
export function sendResponse(reply: FastifyReply, response: Response) {
  response.headers.forEach((value, name) => {
    reply.header(name, value);
  });
  return reply
    .code(response.status)
    .header('cache-control', 'no-store')
    .send(response.body ?? '');
}
