import { useSyncExternalStore } from 'react';
import { usePageContext } from '../../../routing/page-context';
import type { TextKey } from '../../../storage/storage-table';
import { type StoredText, storedText } from '../../../storage/stored-text';

const listeners = new Set<() => void>();
/** Used if the browser stores nothing: the value then lasts as long as the page. */
const unstored = new Map<string, string>();

function write({ key, write: store }: StoredText, text: string) {
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
export function useStoredText(key: TextKey): [text: string | null | undefined, write: (text: string) => void] {
  const stored = storedText(key, usePageContext().codename);
  const text = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => stored.read() ?? unstored.get(stored.key) ?? null,
    () => undefined,
  );
  return [text, (next) => write(stored, next)];
}
