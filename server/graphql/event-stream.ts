import { PassThrough } from 'node:stream';
import type { ExecutionResult } from 'graphql';

/** A comment is sent so often, so that nobody on the way takes the connection for dead. */
export const beatMs = 15_000;
/** Bytes; a reader that leaves more untaken reads no more. */
const maxUnread = 64 * 1024;

/**
 * Writes results as server-sent events: `next` for each. The stream ends with the results, and is destroyed where its
 * reader stops reading.
 * @param onBreak told where the results break off
 */
export function eventStream(results: AsyncIterable<ExecutionResult>, onBreak: (error: unknown) => void): PassThrough {
  const stream = new PassThrough();
  const write = (text: string) => {
    if (stream.readableLength + stream.writableLength > maxUnread) stream.destroy();
    else stream.write(text);
  };
  const beating = setInterval(() => write(': still here\n\n'), beatMs);
  const writeAll = async () => {
    for await (const result of results) {
      write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
      if (stream.destroyed) return;
    }
  };
  write(': listening\n\n');
  void writeAll()
    .catch(onBreak)
    .finally(() => {
      clearInterval(beating);
      stream.end();
    });
  return stream;
}

interface SeatLimits {
  readonly ofCustomer: number;
  readonly ofStore: number;
}

/**
 * Counts who has a stream open: a customer with many tabs, or a store with many customers, leaves room for the others.
 * @returns what gives the seat back, or null where none is free
 */
export function createStreamQuota(limits: SeatLimits) {
  const openStreams = new Map<string, number>();
  const count = (key: string, by: number) => {
    const now = (openStreams.get(key) ?? 0) + by;
    if (now === 0) openStreams.delete(key);
    else openStreams.set(key, now);
  };
  return (store: string, customer: string): (() => void) | null => {
    const ofCustomer = `${store} ${customer}`;
    if ((openStreams.get(store) ?? 0) >= limits.ofStore || (openStreams.get(ofCustomer) ?? 0) >= limits.ofCustomer)
      return null;
    const keys = [store, ofCustomer];
    for (const key of keys) count(key, 1);
    return () => {
      for (const key of keys.splice(0)) count(key, -1);
    };
  };
}
