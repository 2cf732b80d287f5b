import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

interface Queue {
  isBusy: boolean;
  readonly waiting: { request: IncomingMessage; response: ServerResponse }[];
}

/** Answers pipelined requests in turn, pausing the socket; more than `maxWaiting` close it (RFC 9112, 9.3.2). */
export function oneAtATime(answer: RequestListener, maxWaiting: number): RequestListener {
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
