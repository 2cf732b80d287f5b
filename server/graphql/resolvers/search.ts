import type { QueryResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../../facade/context';
import { checkPosition, checkCursor, checkSearch, searchText } from './inputs';

const maxSuggestions = 6;

const findLocationName: QueryResolvers['place'] = (_parent, { position }, context) => {
  const { record, geocoder } = storeOf(context);
  return geocoder.nameOf(checkPosition(position), record.store.countryCode);
};

export const searchQueries: Pick<QueryResolvers, 'search' | 'suggestions' | 'nearMe' | 'places' | 'place'> = {
  search: (_parent, search, context) => storeOf(context).content.search(checkSearch(search)),

  async suggestions(_parent, { text, shop }, context) {
    if (!searchText(text)) return [];
    const search = checkSearch({ text, sort: 'BEST_SELLING', labels: [], shop, page: 1 });
    return (await storeOf(context).content.search(search)).nodes.slice(0, maxSuggestions);
  },

  nearMe: (_parent, { position, labels, page, after }, context) =>
    storeOf(context).nearby.byPosition({ position: checkPosition(position), labels, page, after: checkCursor(after) }),

  places(_parent, { text, near }, context) {
    const { record, geocoder } = storeOf(context);
    const { countryCode } = record.store;
    return geocoder.suggest({ text: searchText(text), countryCode, near: near ? checkPosition(near) : null });
  },

  place: findLocationName,
};
