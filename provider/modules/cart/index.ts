import { createCarts } from './rules/carts';

export { createCarts };

export type Cart = ReturnType<typeof createCarts>;
