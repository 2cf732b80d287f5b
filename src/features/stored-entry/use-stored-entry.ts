import { useEffect, useEffectEvent, useMemo } from 'react';
import { useStore } from '../../api/store-context';
import { useHydrated } from '../../lazy/use-hydrated';
import type { TimedKey } from '../../storage/storage-keys';
import { timedValue } from '../../storage/timed-value';

/** What was typed, and ids of what was chosen, by field. */
export type Entry<Field extends string> = Readonly<Record<Field, string>>;

export interface StoredEntry<Field extends string> {
  /** Something is stored; false while hydrating. */
  isStored: boolean;
  /** Blank where nothing is stored, and while hydrating. */
  read: () => Entry<Field>;
  write: (entry: Entry<Field> | null) => void;
}

/**
 * What a customer has entered into a flow and not sent yet: it outlives a reload, and a session that ends.
 * @param fields constant
 */
export function useStoredEntry<Field extends string>(
  key: Extract<TimedKey, `session/${string}`>,
  customer: string,
  fields: readonly Field[],
): StoredEntry<Field> {
  const { codename } = useStore();
  const hydrated = useHydrated();
  return useMemo(() => {
    const stored = timedValue(key, codename, { customer });
    const read = () => {
      const value = hydrated ? stored.read() : null;
      const texts = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
      return Object.fromEntries(
        fields.map((field) => {
          const text: unknown = texts.get(field);
          return [field, typeof text === 'string' ? text : ''];
        }),
      ) as Entry<Field>;
    };
    return {
      isStored: Object.values(read()).some((text) => text !== ''),
      read,
      write: (entry) => stored.write(entry),
    };
  }, [key, codename, customer, fields, hydrated]);
}

interface EntryFlow<Snapshot> {
  subscribe: (listener: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
}

/** Stores what a flow has of an entry; null once it was sent. */
export function usePersistedEntry<Snapshot, Field extends string>(
  flow: EntryFlow<Snapshot>,
  entryOf: (snapshot: Snapshot) => Entry<Field> | null,
  { write }: StoredEntry<Field>,
) {
  const store = useEffectEvent((snapshot: Snapshot) => write(entryOf(snapshot)));
  useEffect(() => {
    const subscription = flow.subscribe((snapshot) => store(snapshot));
    return () => subscription.unsubscribe();
  }, [flow]);
}
