import { itemsPerCall, relatedItems, searchTextLength } from '../../__generated__/limits';
import type { Store } from '../../__generated__/resolvers';
import { operationPath } from '../../provider-client/operation';
import type { ProviderCalls } from '../../provider-client/provider-client';
import { ProviderError } from '../../provider-client/provider-error';
import { isViewUid } from '../../model/ids';
import { mapItem, noSummary } from './map-item';
import { mapItemPage, mapReview } from './map-item-page';
import type { ItemConnectionModel, ItemModel, ItemPageModel, ReviewsModel } from '../../model/models';
import { assertSomeOwn, ownItems } from './own-items';
import { countedPage } from '../../model/connection';
import { cutText } from '../../values/text';
import { pageNumber } from '../../values/numbers';

export const createItems = (provider: ProviderCalls, store: Store) => ({
  async find(id: string): Promise<ItemPageModel | null> {
    if (!isViewUid(id)) return null;
    const input = { view_uid: id, codename: store.codename };
    const reply = await provider.getItem(input, { orNull: true });
    if (!reply) return null;
    const path = operationPath('getItem', input);
    assertSomeOwn([reply.data], store.id, path);
    if (reply.data.view_uid !== id) throw new ProviderError('shape', path, { detail: 'another item' });
    return mapItemPage(reply.data, store.currency);
  },

  /** In the order of the ids, without items that the store does not have. */
  async list(ids: readonly string[]): Promise<ItemModel[]> {
    const viewUids = ids.filter(isViewUid).slice(0, itemsPerCall);
    if (viewUids.length === 0) return [];
    const reply = await provider.listItems({ codename: store.codename, view_uids: viewUids.join(',') });
    assertSomeOwn(reply.data, store.id, operationPath('listItems'));
    const list = { operation: 'listItems', list: 'data', storeUid: store.id } as const;
    return ownItems(provider, list, reply.data).map((item) => mapItem(item, store.currency));
  },

  async related(id: string): Promise<ItemModel[]> {
    if (!isViewUid(id)) return [];
    const reply = await provider.listRelated({ codename: store.codename, view_uid: id }, { orNull: true });
    const related = reply?.data.slice(0, relatedItems) ?? [];
    assertSomeOwn(related, store.id, operationPath('listRelated'));
    const list = { operation: 'listRelated', list: 'data', storeUid: store.id } as const;
    return ownItems(provider, list, related).map((item) => mapItem(item, store.currency, noSummary));
  },

  async reviews(id: string, page: number): Promise<ReviewsModel | null> {
    if (!isViewUid(id)) return null;
    const input = { view_uid: id, codename: store.codename, page: pageNumber(page) };
    const reply = await provider.listReviews(input, { orNull: true });
    if (!reply) return null;
    const { data, total, ...place } = reply.data;
    return { ...countedPage(data.map(mapReview), place), totalCount: Math.max(0, total) };
  },

  async children(id: string, text: string, page: number): Promise<ItemConnectionModel | null> {
    if (!isViewUid(id)) return null;
    const input = {
      id,
      codename: store.codename,
      page: pageNumber(page),
      ...(text && { search_list: cutText(text, searchTextLength) }),
    };
    const reply = await provider.listChildren(input, { orNull: true });
    if (!reply) return null;
    const { data, ...place } = reply.data.lists;
    assertSomeOwn(data, store.id, operationPath('listChildren', input));
    const list = { operation: 'listChildren', list: 'data.lists.data', storeUid: store.id } as const;
    const items = ownItems(provider, list, data).map((item) => mapItem(item, store.currency, noSummary));
    return countedPage(items, place);
  },
});
