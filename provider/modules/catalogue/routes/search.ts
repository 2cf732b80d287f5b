import { maxPages } from '../../../__generated__/limits';
import { BadRequest } from '../../../errors/bad-request';
import type { Handlers, OperationRequest } from '../../../http/operations';
import { found } from '../../../errors/not-found';
import { ok } from '../../../http/envelope';
import { searchReply } from '../reply/search-reply';
import type { Catalogue } from '../index';
import type { SearchWish } from '../queries/search/search';

type Query = OperationRequest<'searchList'>['query'];

/** @throws BadRequest where near-me lacks its position. */
function position({ type, latitude, longitude }: Query): SearchWish['near'] {
  if (type !== 'nearme') return undefined;
  if (latitude === undefined || longitude === undefined) throw new BadRequest('nearme needs latitude and longitude');
  return { latitude, longitude };
}

export const searchRoutes = ({ search }: Catalogue) =>
  ({
    async searchList({ query }) {
      const { app_view_uid, code = 0, param = '', page = 1, after, label, parent_view_uid } = query;
      if (!after && page > maxPages) throw new BadRequest(`A page above ${maxPages} needs after`);
      const wish: SearchWish = {
        storeUid: app_view_uid,
        text: param,
        sort: code,
        labels: label?.split(',') ?? [],
        shop: parent_view_uid || undefined,
        near: position(query),
        priceMin: query.price_min,
        priceMax: query.price_max,
        ratingMin: query.rating_min,
        page,
        after: after || undefined,
      };
      return ok(searchReply(found(await search.find(wish), 'There is no such store'), query));
    },
  }) satisfies Partial<Handlers>;
