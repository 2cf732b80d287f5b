import { createOrders } from './rules/orders';
import { createRefunds } from './rules/refunds';
import { createSellerOrders } from './rules/seller-orders';
import type { Deps } from '../deps';

export const createOrdersModule = ({ database, now }: Pick<Deps, 'database' | 'now'>) => ({
  orders: createOrders(database, now),
  sellerOrders: createSellerOrders(database, now),
  refunds: createRefunds(database, now),
});

export type Orders = ReturnType<typeof createOrdersModule>;
