import { createAddress } from '../domains/addresses/adapter';
import { createBookings } from '../domains/bookings/adapter';
import { createBills } from '../domains/bills/adapter';
import { createCarriers } from '../domains/checkout/carriers';
import { createCart } from '../domains/cart/adapter';
import { createChat } from '../domains/chat/adapter';
import { createCheckout } from '../domains/checkout/adapter';
import { createFavourites } from '../domains/accounts/favourites';
import { createInvoices } from '../domains/invoices/adapter';
import { openCustomerChanges } from '../domains/events/live-changes';
import { createNotifications } from '../domains/notifications/adapter';
import { createOrderCreation } from '../domains/orders/order-creation';
import { createOrders } from '../domains/orders/adapter';
import { createProfile } from '../domains/accounts/profile';
import type { StoreRecord } from '../domains/stores/store-record';
import { createForms } from '../domains/forms/adapter';
import { createRides } from '../domains/rides/adapter';
import { createReferrals } from '../domains/accounts/referrals';
import { createVouchers } from '../domains/vouchers/adapter';
import { createWallet } from '../domains/wallet/adapter';
import type { ProfileModel } from '../model/models';
import type { ProviderCalls } from '../provider-client/provider-client';

/** @param profile if it is already loaded */
export const createCustomer = (provider: ProviderCalls, record: StoreRecord, id: string, profile?: ProfileModel) => ({
  profile: createProfile(provider, record, profile),
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

export type CustomerCalls = ReturnType<typeof createCustomer>;
