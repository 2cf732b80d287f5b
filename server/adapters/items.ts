import type { Store } from '../__generated__/resolvers';
import type { ProviderCalls } from '../provider-client/provider-client';
import { ProviderError } from '../provider-client/provider-error';
import { path } from '../provider-client/provider-path';
import { isViewUid } from './ids';
import { mapItem } from './mapping/map-item';
import { mapItemPage } from './mapping/map-item-page';
import { mapReview } from './mapping/map-review';
import type { ItemModel, ItemPageModel, ReviewsModel, ShopItemsModel } from './models';
import { assertOwnItems } from './own-items';
import { pageNumber } from './values/page-number';

const mostRelated = 9;
const longestText = 100;

export const createItems = (calls: ProviderCalls, store: Store) => ({
  async find(viewUid: string): Promise<ItemPageModel | null> {
    if (!isViewUid(viewUid)) return null;
    const address = path`/api/v2/customer/item/${viewUid}`;
    const reply = await calls.get('getItem', address, { codename: store.codename });
    if (!reply) return null;
    assertOwnItems([reply.data], store.viewUid, address);
    if (reply.data.view_uid !== viewUid) throw new ProviderError('shape', address, { detail: 'another item' });
    return mapItemPage(reply.data, store.currency);
  },

  async related(viewUid: string): Promise<ItemModel[]> {
    if (!isViewUid(viewUid)) return [];
    const address = path`/api/v2/customer/related-list`;
    const reply = await calls.get('listRelated', address, { codename: store.codename, view_uid: viewUid });
    const related = reply?.data.slice(0, mostRelated) ?? [];
    assertOwnItems(related, store.viewUid, address);
    return related.map((item) => mapItem(item, store.currency));
  },

  async reviews(viewUid: string, page: number): Promise<ReviewsModel | null> {
    if (!isViewUid(viewUid)) return null;
    const address = path`/api/v2/customer/item/${viewUid}/reviews`;
    const reply = await calls.get('listReviews', address, { codename: store.codename, page: pageNumber(page) });
    if (!reply) return null;
    const { data, total, current_page, last_page } = reply.data;
    return {
      reviews: data.map(mapReview),
      total: Math.max(0, total),
      page: current_page,
      lastPage: Math.max(1, last_page),
    };
  },

  /** Items of a shop with the text in their title. */
  async children(viewUid: string, text: string, page: number): Promise<ShopItemsModel | null> {
    if (!isViewUid(viewUid)) return null;
    const address = path`/api/v2/customer/list/${viewUid}/children`;
    const query = {
      codename: store.codename,
      page: pageNumber(page),
      ...(text && { search_list: text.slice(0, longestText) }),
    };
    const reply = await calls.get('listChildren', address, query);
    if (!reply) return null;
    const { data, current_page, last_page } = reply.data.lists;
    assertOwnItems(data, store.viewUid, address);
    return {
      items: data.map((item) => mapItem(item, store.currency)),
      page: current_page,
      lastPage: Math.max(1, last_page),
    };
  },
});
