import type { TimedKey } from './storage-keys';
import { type KeyOwner, storedValue } from './stored-value';

const ttlMs = 24 * 60 * 60_000;

interface Timed {
  at: number;
  value: unknown;
}

const isTimed = (stored: unknown): stored is Timed =>
  typeof stored === 'object' && stored !== null && 'at' in stored && typeof stored.at === 'number' && 'value' in stored;

/** A value that counts for a day; writing null removes it. */
export function timedValue(timedKey: TimedKey, codename: string, owner: KeyOwner) {
  const stored = storedValue(timedKey, codename, owner);
  return {
    read(): unknown {
      const entry = stored.readJson();
      return isTimed(entry) && Date.now() - entry.at < ttlMs ? entry.value : null;
    },
    write(value: unknown) {
      if (value === null) stored.remove();
      else stored.writeJson({ at: Date.now(), value } satisfies Timed);
    },
  };
}
