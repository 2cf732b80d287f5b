import { createServer, type RequestListener, type Server } from 'node:http';
import { oneAtATime } from './one-at-a-time';

/** How long, in milliseconds, and how far a client may keep a connection waiting. */
export interface ConnectionLimits {
  /** From the connection's begin, or the end of the answer before, until a request's headers are complete. */
  readonly headersMs: number;
  /** Until the whole request is complete, its body too. */
  readonly requestMs: number;
  /** Between an answer and the next request. */
  readonly idleMs: number;
  /** While nothing moves: no byte is read and none is taken. A slow reader has time as long as it takes some. */
  readonly stalledMs: number;
  /** How often connections are looked at for the first two. */
  readonly checkMs: number;
  /** Requests that a client may send ahead, while one is being answered. */
  readonly maxWaiting: number;
}

/**
 * Every slow client is gone after 30 s: what is overdue is found at the next check, and a stalled answer may begin to
 * count a second time when the kernel takes a last part of it.
 */
export const connectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 25_000,
  idleMs: 25_000,
  stalledMs: 14_000,
  checkMs: 2_000,
  maxWaiting: 32,
};

/** Makes Node's HTTP server with limits on what one connection can take. */
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
