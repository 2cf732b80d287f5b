import type { Store } from '../../__generated__/resolvers';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { isViewUid } from '../../model/ids';

export interface ItemAddress {
  readonly id: string;
  readonly title: string;
}

export interface PathsPage {
  readonly items: readonly ItemAddress[];
  readonly lastPage: number;
}

export const createSitemapPaths = (provider: ProviderCalls, store: Pick<Store, 'codename'>) => ({
  /** 10,000 per page; empty after the last. */
  async list(page: number): Promise<PathsPage> {
    const reply = await provider.listSitemapPaths({ codename: store.codename, page }, { orNull: true });
    const { data, last_page } = reply?.data ?? { data: [], last_page: 0 };
    return {
      items: data.filter(({ view_uid }) => isViewUid(view_uid)).map(({ view_uid: id, title }) => ({ id, title })),
      lastPage: Math.max(1, last_page),
    };
  },
});
