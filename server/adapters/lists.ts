import type { Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { path } from '../provider-client/provider-path';
import { isViewUid } from './ids';
import { mapItem } from './mapping/map-item';
import type { ItemModel } from './models';
import { assertOwnItems } from './own-items';

export const createLists = (calls: ProviderCalls, store: Store) => ({
  async find(viewUid: string): Promise<ItemModel | null> {
    if (!isViewUid(viewUid)) return null;
    const address = path`/api/v2/customer/list/${viewUid}`;
    const reply = await calls.get('getList', address, { codename: store.codename });
    if (!reply) return null;
    assertOwnItems([reply.data], store.viewUid, address);
    return mapItem(reply.data, store.currency);
  },
});
