import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A stop would wait for connections on which nothing was asked yet, such as browsers open in advance: it ends them. */
export function closeUnusedConnections(app: FastifyInstance) {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => unused.forEach((socket) => socket.destroy()));
}
