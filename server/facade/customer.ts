import { createAddress } from '../adapters/address';
import { createBookings } from '../adapters/services/bookings';
import { createBills } from '../adapters/services/bills';
import { createCarriers } from '../adapters/carriers';
import { createCart } from '../adapters/cart';
import { createChat } from '../adapters/chat';
import { createCheckout } from '../adapters/checkout';
import { createFavourites } from '../adapters/services/favourites';
import { createInvoices } from '../adapters/invoices';
import { openCustomerChanges } from '../adapters/live-changes';
import { createNotifications } from '../adapters/notifications';
import { createOrderCreation } from '../adapters/order-creation';
import { createOrders } from '../adapters/orders';
import { createProfile } from '../adapters/profile';
import type { StoreRecord } from '../adapters/mapping/store-record';
import { createForms } from '../adapters/services/forms';
import { createRides } from '../adapters/services/rides';
import { createReferrals } from '../adapters/referrals';
import { createVouchers } from '../adapters/vouchers';
import { createWallet } from '../adapters/wallet';
import type { ProviderCalls } from '../provider-client/provider-client';

export const createCustomer = (provider: ProviderCalls, record: StoreRecord, id: string) => ({
  profile: createProfile(provider, record),
  cart: createCart(provider, record.store),
  favourites: createFavourites(provider),
  address: createAddress(provider),
  checkout: createCheckout(provider, record.store),
  carriers: createCarriers(provider, record.store),
  bookings: createBookings(provider, record),
  vouchers: createVouchers(provider, record),
  orderCreation: createOrderCreation(provider, record.store),
  orders: createOrders(provider, record),
  invoices: createInvoices(provider, record),
  chat: createChat(provider, record.store, id),
  notifications: createNotifications(provider),
  wallet: createWallet(provider, record),
  referrals: createReferrals(provider, record),
  forms: createForms(provider, record.store),
  rides: createRides(provider, record.store),
  bills: createBills(provider, record.store),
  changes: () => openCustomerChanges(provider),
});

export type Customer = ReturnType<typeof createCustomer>;
