import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Milliseconds for a response to reach the client while the server stops. */
const maxAnswerMs = 8_000;
/** Milliseconds of silence after which no request is expected on a connection. */
const silenceMs = 250;
/** Milliseconds to wait for requests before the server stops listening. */
const maxWaitMs = 1_000;
const checkMs = 25;
const maxHoldMs = 100;
const requiredIdleTicks = 5;

interface Connection {
  open: number;
  /** When the connection was opened or its last response ended, and how many bytes had been read by then. */
  quietSince: number;
  bytesRead: number;
}

/**
 * Stops the server after all requests in flight are answered. A client may have just sent a request on a new or idle
 * connection, so such a connection is closed only after a moment of silence. Node itself would close an idle connection
 * at once, and wait for a new one forever.
 */
export function endConnections(app: FastifyInstance) {
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  let held: Promise<void> | undefined;
  let events = 0;

  app.server.on('connection', (socket) => {
    events += 1;
    connections.set(socket, { open: 0, quietSince: performance.now(), bytesRead: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  app.server.prependListener('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    connection.open += 1;
    response.once('close', () => {
      events += 1;
      connection.open -= 1;
      connection.quietSince = performance.now();
      connection.bytesRead = socket.bytesRead;
      if (isStopping) setImmediate(closeSilent);
    });
  });

  const isQuiet = ([socket, { open, bytesRead }]: [Socket, Connection]) => open === 0 && socket.bytesRead === bytesRead;
  const isSilent = (entry: [Socket, Connection]) =>
    isQuiet(entry) && performance.now() - entry[1].quietSince >= silenceMs;

  function closeSilent() {
    for (const entry of connections) if (isSilent(entry)) entry[0].destroy();
  }

  /**
   * Connections that are opened but not yet accepted are lost when a server stops listening. The server therefore first
   * waits until no connection arrived for some turns of the event loop.
   */
  async function acceptOpened() {
    let release = () => {};
    held = new Promise((resume) => {
      release = resume;
    });
    const limit = performance.now() + maxHoldMs;
    for (let calm = 0; calm < requiredIdleTicks && performance.now() < limit; calm += 1) {
      const before = events;
      await turn();
      if (events !== before) calm = 0;
    }
    void (async () => {
      while (app.server.listening) await turn();
      release();
    })();
  }

  app.addHook('onRequest', async () => held);

  app.addHook('preClose', async () => {
    isStopping = true;
    const closing = setInterval(closeSilent, checkMs).unref();
    app.server.once('close', () => clearInterval(closing));
    setTimeout(() => app.server.closeAllConnections(), maxAnswerMs).unref();
    const limit = performance.now() + maxWaitMs;
    closeSilent();
    while (performance.now() < limit && [...connections].some(isQuiet)) await wait(checkMs);
    await acceptOpened();
  });
}
