import type { FastifyReply } from 'fastify';
import type { Subscriber } from '../database/subscriptions';

const heartbeatMs = 25_000;

/**
 * Answers with server-sent events, written by hand: the generated contract has no calls that stream. @param subscribe
 * resolves once no later event can be missed
 */
export async function sendEvents<Name extends string>(
  reply: FastifyReply,
  maxDurationMs: number,
  subscribe: (subscriber: Subscriber<Name>) => Promise<() => void>,
) {
  const { raw: response } = reply;
  const unsubscribe = await subscribe({
    onChange: (name, event) => response.write(`event: ${name}\ndata: ${JSON.stringify(event)}\n\n`),
    onEnd: () => response.end(),
  });
  reply.hijack();
  response.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    connection: 'close',
    'x-content-type-options': 'nosniff',
  });
  response.write(': listening\n\n');
  const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs);
  const timeout = setTimeout(() => response.end(), maxDurationMs);
  response.on('close', () => {
    clearInterval(heartbeat);
    clearTimeout(timeout);
    unsubscribe();
  });
}
