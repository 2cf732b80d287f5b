import type { QueryResolvers } from '../../__generated__/resolvers';
import { storeOf } from '../../facade/context';
import { addStoreLocations, describePosition } from '../../geocoding/store-locations';
import { checkPosition, checkCursor, checkSearch, searchText } from './inputs';

const maxSuggestions = 6;

const findPositionName: QueryResolvers['place'] = async (_parent, { position: given }, context) => {
  const { record, geocoder } = storeOf(context);
  const position = checkPosition(given);
  const found = await geocoder.nameOf(position, record.store.countryCode);
  return geocoder.namesStreets ? found : describePosition(position, found, record.locations, context.locale);
};

export const searchQueries: Pick<QueryResolvers, 'search' | 'suggestions' | 'nearMe' | 'places' | 'place'> = {
  search: (_parent, search, context) => storeOf(context).content.search(checkSearch(search)),

  async suggestions(_parent, { text, shopId }, context) {
    if (!searchText(text)) return [];
    const search = checkSearch({ text, sort: 'BEST_SELLING', labelIds: [], shopId, page: 1 });
    return (await storeOf(context).content.search(search)).nodes.slice(0, maxSuggestions);
  },

  nearMe: (_parent, { position, labelIds, page, after }, context) =>
    storeOf(context).nearby.byPosition({
      position: checkPosition(position),
      labels: labelIds,
      page,
      after: checkCursor(after),
    }),

  async places(_parent, { text, near }, context) {
    const { record, geocoder } = storeOf(context);
    const { countryCode } = record.store;
    const typed = searchText(text);
    const position = near ? checkPosition(near) : null;
    const others = await geocoder.suggest({ text: typed, countryCode, near: position });
    return addStoreLocations(others, record.locations, typed);
  },

  place: findPositionName,
};
