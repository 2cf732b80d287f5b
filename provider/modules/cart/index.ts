import { createCarts } from './rules/carts';
import type { Deps } from '../deps';

export const createCartModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  carts: createCarts(database, now),
});

export type Cart = ReturnType<typeof createCartModule>;
