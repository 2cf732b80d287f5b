import { LRUCache } from 'lru-cache';

export interface Log {
  debug(facts: object, message: string): void;
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** Logs each distinct message once an hour, with a limit per minute: for errors that every visit repeats. */
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
