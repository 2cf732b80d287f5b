import type { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** So long may an answer take to reach its reader once the server is to stop. */
const maxAnswerMs = 8_000;
/** A connection that was silent for so long has no request under way. */
const silenceMs = 250;
/** Requests are awaited no longer than this before the server stops listening. */
const maxWaitMs = 1_000;
const checkMs = 25;
const maxHoldMs = 100;
const requiredIdleTicks = 5;

interface Connection {
  /** Requests that have come and are not answered yet. */
  open: number;
  /** When it was opened, or its last answer ended, and what had been read of it by then. */
  quietSince: number;
  bytesRead: number;
}

/**
 * Lets a stop end as soon as what is in flight is answered, and breaks no request: a client may have sent one on a
 * connection on which nothing was read so far, or that stays open after an answer. So such a connection is closed when
 * it has been silent for a moment. By itself Node would close the latter at once, and wait for the former for ever.
 */
export function endConnections(app: FastifyInstance) {
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  let held: Promise<void> | undefined;
  /** Connections that were opened and answers that ended. */
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
   * Connections that were opened but not accepted yet are lost when a server stops listening. So requests are held back
   * until nobody came for some turns of the event loop: no work stands between the last who came and the end of listening.
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
