import { useMemo } from 'react';
import { useStore } from '../../api/store-context';
import { useHydrated } from '../../lazy/use-hydrated';
import { fields, or } from '../../storage/fields';
import { text } from '../../storage/shape';
import type { EntryKey } from '../../storage/storage-table';
import { timedValue } from '../../storage/timed-value';

/** Typed texts and ids of choices, by field. */
export type Entry<Field extends string> = Readonly<Record<Field, string>>;

export interface StoredEntry<Field extends string> {
  /** Whether something is stored; false while hydrating. */
  isStored: boolean;
  /** Empty values if nothing is stored, and while hydrating. */
  read: () => Entry<Field>;
  write: (entry: Entry<Field> | null) => void;
}

/**
 * The unsent values of a flow. They survive a reload and the end of the session.
 * @param names of the fields; must not change between renders
 */
export function useStoredEntry<Field extends string>(
  key: EntryKey,
  customer: string,
  names: readonly Field[],
): StoredEntry<Field> {
  const { codename } = useStore();
  const hydrated = useHydrated();
  return useMemo(() => {
    const shapes = Object.fromEntries(names.map((name) => [name, or(text, '')]));
    const stored = timedValue(key, fields(shapes), codename, { customer });
    const read = () => {
      const entry = hydrated ? stored.read() : null;
      return Object.fromEntries(names.map((name) => [name, entry?.[name] ?? ''])) as Entry<Field>;
    };
    return {
      isStored: Object.values(read()).some((text) => text !== ''),
      read,
      write: (entry) => stored.write(entry),
    };
  }, [key, codename, customer, names, hydrated]);
}
