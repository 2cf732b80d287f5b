import { useSyncExternalStore } from 'react';
import { usePageContext } from '../../routing/page-context';

type Place = 'local' | 'session';

const listeners = new Set<() => void>();
/** Stands in where the browser keeps nothing: the value then lasts for the page. */
const unkept = new Map<string, string>();

const storageOf = (place: Place) => (place === 'local' ? localStorage : sessionStorage);

function read(place: Place, name: string): string | null {
  try {
    return storageOf(place).getItem(name);
  } catch {
    return unkept.get(name) ?? null;
  }
}

function write(place: Place, name: string, value: string) {
  try {
    storageOf(place).setItem(name, value);
  } catch {
    unkept.set(name, value);
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * A word that this browser keeps under the store's name, for good or for the session.
 * @returns undefined until the page is hydrated, null when nothing is kept.
 */
export function useKept(place: Place, name: string): [value: string | null | undefined, keep: (value: string) => void] {
  const { codename } = usePageContext();
  const whole = `${codename}:${name}`;
  const value = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => read(place, whole),
    () => undefined,
  );
  return [value, (next) => write(place, whole, next)];
}
