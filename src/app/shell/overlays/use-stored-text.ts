import { useSyncExternalStore } from 'react';
import { usePageContext } from '../../../routing/page-context';
import type { StorageKey } from '../../../storage/storage-keys';
import { type StoredValue, storedValue } from '../../../storage/stored-value';

const listeners = new Set<() => void>();
/** Stands in where the browser stores nothing: the value then lasts for the page. */
const unstored = new Map<string, string>();

function write({ key, write: store }: StoredValue, text: string) {
  if (!store(text)) unstored.set(key, text);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A text in web storage.
 * @returns undefined until hydration, null when nothing is stored
 */
export function useStoredText(key: StorageKey): [text: string | null | undefined, write: (text: string) => void] {
  const stored = storedValue(key, usePageContext().codename);
  const text = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => stored.read() ?? unstored.get(stored.key) ?? null,
    () => undefined,
  );
  return [text, (next) => write(stored, next)];
}
