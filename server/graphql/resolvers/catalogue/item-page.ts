import type {
  ItemLinkResolvers,
  OpeningHoursResolvers,
  QueryResolvers,
  ShopPageResolvers,
  WebContentPageResolvers,
} from '../../../__generated__/resolvers';
import { defaultCentre } from '../../../geocoding/geocoder';
import { storeOf } from '../../../facade/context';
import { reportError } from '../../../facade/error-model';
import { clockTime, isOpenAt, nextChange } from './opening-hours';
import { searchText } from '../inputs';

export const itemQueries: Pick<QueryResolvers, 'itemPage' | 'items' | 'relatedItems' | 'reviews' | 'shopItems'> = {
  itemPage: (_parent, { itemId }, context) => storeOf(context).content.itemPage(itemId),
  items: (_parent, { ids }, context) => storeOf(context).content.items(ids),
  relatedItems: (_parent, { itemId }, context) => storeOf(context).content.relatedItems(itemId),
  reviews: (_parent, { itemId, page }, context) => storeOf(context).content.reviews(itemId, page),
  shopItems: (_parent, { shopId, text, page }, context) =>
    storeOf(context).content.shopItems(shopId, searchText(text), page),
};

export const ItemLink: Pick<ItemLinkResolvers, 'page'> = {
  page: ({ id }, _args, context) => storeOf(context).content.itemPage(id),
};

export const OpeningHours: OpeningHoursResolvers = {
  isOpenNow({ days, timeZone }, _args, { now, horizon }) {
    const time = clockTime(timeZone, now());
    horizon.limit(nextChange(days, time, now()));
    return isOpenAt(days, time);
  },
  today({ days, timeZone }, _args, { now, horizon }) {
    const time = clockTime(timeZone, now());
    horizon.limit(nextChange(days, time, now()));
    return time.day;
  },
  days: ({ days }) => [...days],
};

export const ShopPage: Pick<ShopPageResolvers, 'items'> = {
  async items({ item }, _args, context) {
    const { content, record } = storeOf(context);
    try {
      return await content.shopItems(item.id, '', 1);
    } catch (error) {
      reportError(error, { ...context, store: record.store.codename });
      return null;
    }
  },
};

export const WebContentPage: Pick<WebContentPageResolvers, 'frame'> = {
  frame: ({ item }, _args, context) => {
    const { codename: store } = storeOf(context).record.store;
    return context.framePath({ store, kind: 'item', id: item.id, ...defaultCentre });
  },
};
