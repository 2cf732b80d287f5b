import { useMemo, useSyncExternalStore } from 'react';
import type { CartAddition } from '../../../machines/cart/cart-additions';
import { timedValue } from '../../storage/timed-value';

export type { CartAddition } from '../../../machines/cart/cart-additions';

const maxAdditions = 50;
const listeners = new Set<() => void>();

const stored = (codename: string) => timedValue('local/customer/cartAdditions', codename, {});

const isAddition = (value: unknown): value is CartAddition =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'item' in value &&
  'title' in value &&
  typeof value.title === 'string' &&
  'lines' in value &&
  Array.isArray(value.lines);

function readText(codename: string): string {
  const additions = stored(codename).read();
  return JSON.stringify(Array.isArray(additions) ? additions.filter(isAddition) : []);
}

export const readAdditions = (codename: string) => JSON.parse(readText(codename)) as readonly CartAddition[];

function write(codename: string, additions: readonly CartAddition[]) {
  stored(codename).write(additions.length > 0 ? additions : null);
  for (const listener of listeners) listener();
}

/** Stores an item for the cart until the network is back. Throws where the browser stores nothing, or enough. */
export function storeAddition(codename: string, addition: CartAddition) {
  const others = readAdditions(codename).filter(({ code }) => code !== addition.code);
  if (others.length >= maxAdditions) throw new Error('Too many items wait for the cart');
  write(codename, [...others, addition]);
  if (!readAdditions(codename).some(({ code }) => code === addition.code))
    throw new Error('The browser stores nothing');
}

export const removeAddition = (codename: string, code: string) =>
  write(
    codename,
    readAdditions(codename).filter((addition) => addition.code !== code),
  );

/** Calls back when what waits for the cart has changed, in this tab or another. */
export function subscribeToAdditions(codename: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || (key.startsWith(`${codename}:`) && key.endsWith(':cartAdditions'))) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** What waits for the cart, the oldest first. */
export function useWaitingAdditions(codename: string): readonly CartAddition[] {
  const text = useSyncExternalStore(
    (listener) => subscribeToAdditions(codename, listener),
    () => readText(codename),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text) as readonly CartAddition[], [text]);
}
