import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** So long may an answer take to reach its reader once the server is to stop. */
const grace = 8_000;

/**
 * Lets a stop end as soon as what is in flight is answered. By itself Node would wait for connections on which nothing
 * was asked yet, such as browsers open in advance, for those that stay open after an answer, and for readers that never
 * read.
 */
export function endConnections(app: FastifyInstance) {
  const unused = new Set<Socket>();
  let isStopping = false;
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('onResponse', async () => {
    if (isStopping) setImmediate(() => app.server.closeIdleConnections());
  });
  app.addHook('preClose', async () => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), grace).unref();
  });
}
