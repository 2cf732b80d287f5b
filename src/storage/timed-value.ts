import { fields, number } from './fields';
import type { Shape } from './shape';
import type { ForADay, Held, TimedKey } from './storage-table';
import type { KeyOwner } from './stored-text';
import { storedJson } from './stored-value';

const ttlMs = 24 * 60 * 60_000;

/** A value that is valid for a day, as declared in `storageTable`; writing null removes it. */
export function timedValue<Key extends TimedKey>(
  timedKey: Key,
  shape: Shape<Held<Key>>,
  codename: string,
  owner: KeyOwner = {},
) {
  const stored = storedJson(fields<ForADay<Held<Key>>>({ at: number, value: shape }), timedKey, codename, owner);
  return {
    read: (): Held<Key> | null => {
      const entry = stored.read();
      return entry && Date.now() - entry.at < ttlMs ? entry.value : null;
    },
    write: (value: Held<Key> | null) => {
      if (value === null) stored.remove();
      else stored.write({ at: Date.now(), value });
    },
  };
}
