import { BadRequest } from '../bad-request';
import type { Handlers, OperationRequest } from '../http/operations';
import { found } from '../not-found';
import { ok } from '../replies/envelope';
import { searchReply } from '../replies/search-reply';
import { mostPages } from '../repositories/paging';
import type { Repositories } from '../repositories/repositories';
import type { SearchWish } from '../repositories/search/search';

type Query = OperationRequest<'searchList'>['query'];

/** @throws BadRequest where near-me lacks its position. */
function position({ type, latitude, longitude }: Query): SearchWish['near'] {
  if (type !== 'nearme') return undefined;
  if (latitude === undefined || longitude === undefined) throw new BadRequest('nearme needs latitude and longitude');
  return { latitude, longitude };
}

export const searchRoutes = ({ search }: Repositories) =>
  ({
    async searchList({ query }) {
      const { app_view_uid, code = 0, param = '', page = 1, after, label, parent_view_uid } = query;
      if (!after && page > mostPages) throw new BadRequest(`A page above ${mostPages} needs after`);
      const wish: SearchWish = {
        storeUid: app_view_uid,
        text: param,
        sort: code,
        labels: label?.split(',') ?? [],
        shop: parent_view_uid || undefined,
        near: position(query),
        page,
        after: after || undefined,
      };
      return ok(searchReply(found(await search.find(wish), 'There is no such store'), query));
    },
  }) satisfies Partial<Handlers>;
