import { createAddress } from '../adapters/address';
import { createCarriers } from '../adapters/carriers';
import { createCart } from '../adapters/cart';
import { createCheckout } from '../adapters/checkout';
import { openOrderChanges } from '../adapters/order-changes';
import { createOrderCreation } from '../adapters/order-creation';
import { createOrders } from '../adapters/orders';
import { createProfile } from '../adapters/profile';
import type { StoreRecord } from '../adapters/store-record';
import { createVouchers } from '../adapters/vouchers';
import type { ProviderCalls } from '../provider-client/provider-client';

/** What a customer who is signed in has and does; by calls that carry the token. */
export const createCustomer = (calls: ProviderCalls, record: StoreRecord) => ({
  profile: createProfile(calls, record),
  cart: createCart(calls, record.store),
  address: createAddress(calls),
  checkout: createCheckout(calls, record.store),
  carriers: createCarriers(calls, record.store),
  vouchers: createVouchers(calls, record.store),
  orderCreation: createOrderCreation(calls, record.store),
  orders: createOrders(calls, record.store),
  orderChanges: () => openOrderChanges(calls),
});

export type Customer = ReturnType<typeof createCustomer>;
