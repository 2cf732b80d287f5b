import type { FastifyReply, FastifyRequest } from 'fastify';

export function refusal(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    status,
    reason,
    hint,
    code = status === 404 ? 'NOT_FOUND' : 'BAD_INPUT',
    allow = 'GET, POST',
  }: { status: number; reason: string; hint?: string; code?: string; allow?: string },
) {
  request.log.info({ requestId: request.id, status, reason }, 'a graphql request was refused');
  if (status === 405) reply.header('allow', allow);
  const message = `Refused: ${reason}${hint ? ` (${hint})` : ''}`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions: { code, requestId: request.id } }] }));
}
