import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;

/** The requests of one connection: at most one is being answered, the others wait. */
interface Line {
  isBusy: boolean;
  readonly waiting: { request: IncomingMessage; response: ServerResponse }[];
}

/**
 * Answers the requests of a connection one after the other, however many its client sends without waiting (HTTP
 * pipelining). Node starts all that one read has brought and keeps each answer until the client has taken those before.
 *
 * While a request waits, nothing more is read from its connection. One read may still bring more than `maxWaiting`:
 * such a connection is closed without an answer, which RFC 9112 (9.3.2) lets a server do at any time.
 */
export function oneAtATime(answer: RequestListener, maxWaiting: number): RequestListener {
  const lines = new WeakMap<Socket, Line>();

  function lineOf(socket: Socket): Line {
    const known = lines.get(socket);
    if (known) return known;
    const line: Line = { isBusy: false, waiting: [] };
    lines.set(socket, line);
    // A request that reads its body lets its whole connection be read.
    socket.on('resume', () => {
      if (line.waiting.length > 0) socket.pause();
    });
    return line;
  }

  function start(socket: Socket, line: Line, request: IncomingMessage, response: ServerResponse) {
    line.isBusy = true;
    response.once('close', () => startNext(socket, line));
    answer(request, response);
  }

  function startNext(socket: Socket, line: Line) {
    line.isBusy = false;
    // Nothing can be answered on a connection that was closed, or that the last answer ends.
    if (!socket.writable) line.waiting.length = 0;
    const next = line.waiting.shift();
    if (!next) return;
    if (line.waiting.length === 0) socket.resume();
    start(socket, line, next.request, next.response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const line = lineOf(socket);
    if (!line.isBusy) return start(socket, line, request, response);
    if (line.waiting.length === maxWaiting) {
      line.waiting.length = 0;
      socket.destroy();
      return;
    }
    line.waiting.push({ request, response });
    socket.pause();
  };
}
