import { PassThrough } from 'node:stream';
import type { ExecutionResult } from 'graphql';

/** Interval of comments that keep proxies from closing the connection. */
export const beatMs = 15_000;
/** Bytes. A client with more unread data is disconnected. */
const maxUnread = 64 * 1024;

/** Sends results as `next` events; destroyed if the client stops reading. @param onBreak called if `results` fails */
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

interface StreamLimits {
  readonly ofCustomer: number;
  readonly ofStore: number;
}

/** Limits streams per customer and per store. @returns a function that releases the slot, or null if none is free */
export function createStreamQuota(limits: StreamLimits) {
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
