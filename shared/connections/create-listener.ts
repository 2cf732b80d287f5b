import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Queue {
  current: Exchange | null;
  readonly waiting: Exchange[];
}

interface Sequence {
  readonly listen: Listener;
  current(socket: Socket): Exchange | null;
}

/** Answers pipelined requests in turn, pausing the socket; more than `maxWaiting` close it (RFC 9112, 9.3.2). */
function oneAtATime(answer: Listener, maxWaiting: number): Sequence {
  const queues = new WeakMap<Socket, Queue>();

  function queueOf(socket: Socket): Queue {
    const existing = queues.get(socket);
    if (existing) return existing;
    const queue: Queue = { current: null, waiting: [] };
    queues.set(socket, queue);
    // Reading a request's body resumes the whole connection.
    socket.on('resume', () => {
      if (queue.waiting.length > 0) socket.pause();
    });
    return queue;
  }

  function start(socket: Socket, queue: Queue, exchange: Exchange) {
    queue.current = exchange;
    exchange.response.once('close', () => startNext(socket, queue));
    answer(exchange.request, exchange.response);
  }

  function startNext(socket: Socket, queue: Queue) {
    queue.current = null;
    if (!socket.writable) queue.waiting.length = 0;
    const next = queue.waiting.shift();
    if (!next) return;
    if (queue.waiting.length === 0) socket.resume();
    start(socket, queue, next);
  }

  return {
    current: (socket) => queues.get(socket)?.current ?? null,
    listen(request, response) {
      const { socket } = request;
      if (socket.destroyed) return;
      const queue = queueOf(socket);
      if (!queue.current) return start(socket, queue, { request, response });
      if (queue.waiting.length === maxWaiting) {
        queue.waiting.length = 0;
        socket.destroy();
        return;
      }
      queue.waiting.push({ request, response });
      socket.pause();
    },
  };
}

const isClientsTurn = (exchange: Exchange | null, { writableLength }: Socket) =>
  exchange === null || writableLength > 0 || (!exchange.request.complete && exchange.request.readableFlowing === true);

export interface ConnectionLimits {
  /** From the start of the connection, or the end of the last response, until the headers are complete. */
  readonly headersMs: number;
  readonly requestMs: number;
  readonly idleMs: number;
  /** While the client has to send or receive bytes, but not while the server works. */
  readonly stalledMs: number;
  readonly checkMs: number;
  readonly maxWaiting: number;
}

/**
 * Ends stalled clients within 30 s, but not slow readers. A response may count twice, because the kernel buffers its
 * last part.
 */
export const connectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 25_000,
  idleMs: 25_000,
  stalledMs: 14_000,
  checkMs: 2_000,
  maxWaiting: 32,
};

export const createListener =
  (limits: ConnectionLimits) =>
  (answer: RequestListener): Server => {
    const sequence = oneAtATime(answer, limits.maxWaiting);
    const server = createServer(
      {
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.idleMs,
        connectionsCheckingInterval: limits.checkMs,
      },
      sequence.listen,
    );
    server.setTimeout(limits.stalledMs, (socket) => {
      if (isClientsTurn(sequence.current(socket), socket)) socket.destroy();
    });
    return server;
  };
