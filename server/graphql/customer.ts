import { createProfile } from '../adapters/profile';
import type { StoreRecord } from '../adapters/store-record';
import type { ProviderCalls } from '../provider-client/provider-client';

/** What a customer who is signed in has and does; by calls that carry the token. */
export const createCustomer = (calls: ProviderCalls, record: StoreRecord) => ({
  profile: createProfile(calls, record),
});

export type Customer = ReturnType<typeof createCustomer>;
