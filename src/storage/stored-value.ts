import type { Shape } from './shape';
import type { Held, ValueKey } from './storage-table';
import { type KeyOwner, storedText } from './stored-text';

/** The value of a key as JSON; null if it is missing, not JSON, or of another shape. */
export function storedJson<Value>(shape: Shape<Value>, ...place: Parameters<typeof storedText>) {
  const { key, read, write, remove } = storedText(...place);
  return {
    key,
    read: (): Value | null => {
      try {
        return shape(JSON.parse(read() ?? 'null')) ?? null;
      } catch {
        return null;
      }
    },
    /** Whether the browser stored it. */
    write: (value: Value) => write(JSON.stringify(value)),
    remove,
  };
}

/**
 * One value of web storage, as declared in `storageTable`; never throws.
 * @param codename of the store; none for device keys
 */
export const storedValue = <Key extends ValueKey>(
  storageKey: Key,
  shape: Shape<Held<Key>>,
  codename?: string | null,
  owner?: KeyOwner,
) => storedJson(shape, storageKey, codename, owner);
