import { useMemo, useSyncExternalStore } from 'react';
import type { CartAddition } from '../../../machines/cart/cart-additions';
import { fields, integer } from '../../storage/fields';
import { listOf, text } from '../../storage/shape';
import { timedValue } from '../../storage/timed-value';

export type { CartAddition } from '../../../machines/cart/cart-additions';

const maxAdditions = 50;
const listeners = new Set<() => void>();

const additionShape = fields({
  code: text,
  item: text,
  title: text,
  lines: listOf(fields({ id: text, quantity: integer })),
});

const stored = (codename: string) => timedValue('local/customer/cartAdditions', listOf(additionShape), codename);

export const readAdditions = (codename: string): readonly CartAddition[] => stored(codename).read() ?? [];

const readText = (codename: string) => JSON.stringify(readAdditions(codename));

function write(codename: string, additions: readonly CartAddition[]) {
  stored(codename).write(additions.length > 0 ? additions : null);
  for (const listener of listeners) listener();
}

/** Stores an item for the cart until the network is back. @throws if there is no storage, or the limit is reached */
export function storeAddition(codename: string, addition: CartAddition) {
  const others = readAdditions(codename).filter(({ code }) => code !== addition.code);
  if (others.length >= maxAdditions) throw new Error('Too many items wait for the cart');
  write(codename, [...others, addition]);
  if (!readAdditions(codename).some(({ code }) => code === addition.code))
    throw new Error('The browser has no storage');
}

export const removeAddition = (codename: string, code: string) =>
  write(
    codename,
    readAdditions(codename).filter((addition) => addition.code !== code),
  );

/** Calls back when the waiting items have changed, in this tab or another. */
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

/** The items that wait for the cart, oldest first. */
export function useWaitingAdditions(codename: string): readonly CartAddition[] {
  const text = useSyncExternalStore(
    (listener) => subscribeToAdditions(codename, listener),
    () => readText(codename),
    () => '[]',
  );
  return useMemo(() => JSON.parse(text) as readonly CartAddition[], [text]);
}
