import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Queue {
  isBusy: boolean;
  readonly waiting: { request: IncomingMessage; response: ServerResponse }[];
}

/** Answers pipelined requests in turn, pausing the socket; more than `maxWaiting` close it (RFC 9112, 9.3.2). */
function oneAtATime(answer: Listener, maxWaiting: number): Listener {
  const queues = new WeakMap<Socket, Queue>();

  function queueOf(socket: Socket): Queue {
    const existing = queues.get(socket);
    if (existing) return existing;
    const queue: Queue = { isBusy: false, waiting: [] };
    queues.set(socket, queue);
    // Reading a request's body resumes the whole connection.
    socket.on('resume', () => {
      if (queue.waiting.length > 0) socket.pause();
    });
    return queue;
  }

  function start(socket: Socket, queue: Queue, request: IncomingMessage, response: ServerResponse) {
    queue.isBusy = true;
    response.once('close', () => startNext(socket, queue));
    answer(request, response);
  }

  function startNext(socket: Socket, queue: Queue) {
    queue.isBusy = false;
    if (!socket.writable) queue.waiting.length = 0;
    const next = queue.waiting.shift();
    if (!next) return;
    if (queue.waiting.length === 0) socket.resume();
    start(socket, queue, next.request, next.response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queueOf(socket);
    if (!queue.isBusy) return start(socket, queue, request, response);
    if (queue.waiting.length === maxWaiting) {
      queue.waiting.length = 0;
      socket.destroy();
      return;
    }
    queue.waiting.push({ request, response });
    socket.pause();
  };
}

export interface ConnectionLimits {
  /** From the connection's start, or the end of the last answer, until the headers are complete. */
  readonly headersMs: number;
  readonly requestMs: number;
  readonly idleMs: number;
  readonly stalledMs: number;
  readonly checkMs: number;
  readonly maxWaiting: number;
}

/** Ends stalled clients within 30 s, not slow readers; a response may count twice: the kernel buffers its last part. */
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
    const server = createServer(
      {
        headersTimeout: limits.headersMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.idleMs,
        connectionsCheckingInterval: limits.checkMs,
      },
      oneAtATime(answer, limits.maxWaiting),
    );
    server.setTimeout(limits.stalledMs);
    return server;
  };
