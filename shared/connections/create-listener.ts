import { createServer, type RequestListener, type Server } from 'node:http';
import { oneAtATime } from './one-at-a-time';

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
