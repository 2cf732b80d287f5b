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
      const found = stored.readJson();
      return isTimed(found) && Date.now() - found.at < ttlMs ? found.value : null;
    },
    write(value: unknown) {
      if (value === null) stored.remove();
      else stored.writeJson({ at: Date.now(), value } satisfies Timed);
    },
  };
}
