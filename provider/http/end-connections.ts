import type { FastifyInstance } from 'fastify';

/** Ends kept connections with the answer that is in flight while the app closes; else closing waits until they time out. */
export function endConnectionsOnClose(app: FastifyInstance) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
