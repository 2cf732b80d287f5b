import type { Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { isViewUid } from './ids';

/** What the address of an item is made of. */
export interface ItemAddress {
  readonly viewUid: string;
  readonly title: string;
}

export interface AddressPage {
  readonly items: readonly ItemAddress[];
  readonly lastPage: number;
}

export const createAddresses = (calls: ProviderCalls, store: Pick<Store, 'codename'>) => ({
  /** 10,000 on a page; none behind the last. */
  async list(page: number): Promise<AddressPage> {
    const reply = await calls.get('listAddresses', path`/api/v2/customer/sitemap`, { codename: store.codename, page });
    const { data, last_page } = reply?.data ?? { data: [], last_page: 0 };
    return {
      items: data
        .filter(({ view_uid }) => isViewUid(view_uid))
        .map(({ view_uid: viewUid, title }) => ({ viewUid, title })),
      lastPage: Math.max(1, last_page),
    };
  },
});
