import { LRUCache } from 'lru-cache';

/** The part of a pino logger that the facade uses. */
export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Writes each distinct message once an hour, and at most so many in a minute: for faults that every visit meets again. */
type OnceLog = (facts: Readonly<Record<string, string | number>>, message: string, requestId?: string) => void;

const maxRemembered = 2_000;
const rememberedForMs = 60 * 60_000;
const maxPerMinute = 60;

export function createOnceLog(log: Log, now: () => number = Date.now): OnceLog {
  const writeTimes = new LRUCache<string, number>({ max: maxRemembered });
  let minute = 0;
  let count = 0;
  let suppressed = 0;
  return (facts, message, requestId) => {
    const key = JSON.stringify([message, facts]);
    const writtenAt = writeTimes.get(key);
    if (writtenAt !== undefined && now() - writtenAt < rememberedForMs) return;
    const thisMinute = Math.floor(now() / 60_000);
    if (thisMinute !== minute) [minute, count] = [thisMinute, 0];
    count += 1;
    if (count > maxPerMinute) {
      suppressed += 1;
      return;
    }
    writeTimes.set(key, now());
    log.warn({ ...facts, ...(requestId && { requestId }), ...(suppressed > 0 && { suppressed }) }, message);
    suppressed = 0;
  };
}
