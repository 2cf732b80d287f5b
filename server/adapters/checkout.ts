import type { Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { found } from './found';
import { mapCheckout } from './mapping/map-checkout';
import type { CheckoutResultModel } from './models';

export const createCheckout = (calls: ProviderCalls, { currency }: Store) => ({
  /** The checked lines of the cart, or so many of an item that is bought directly. */
  async prepare(item: string | null, quantity: number): Promise<CheckoutResultModel> {
    const address = path`/api/v2/customer/cart/checkout`;
    const fields = item === null ? {} : { list_vuid: item, quantity };
    return mapCheckout(found(await calls.postForm('prepareCheckout', address, fields), address), currency);
  },
});
