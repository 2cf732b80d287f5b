import type { Clock } from '../../clock';
import type { Handlers } from '../../http/operations';
import type { OperationRequest } from '../../contract/operations';
import { orNotFound, BadRequest } from '../../errors/call-errors';
import { contentReplies, fillPlaceholders, listPageReply, searchReply } from './reply/content-reply';
import { ok } from '../../contract/envelope';
import type { Catalogue } from './index';
import { reviewsPageSize, maxPages } from '../../__generated__/limits';
import { itemDetailReply } from './reply/item-detail-reply';
import { itemReply } from './reply/item-reply';
import { lastPage } from './queries/items';
import type { SearchRequest } from './queries/search/search';

type Query = OperationRequest<'searchList'>['query'];

/** @throws BadRequest if a near-me search has no position. */
function position({ type, latitude, longitude }: Query): SearchRequest['near'] {
  if (type !== 'nearme') return undefined;
  if (latitude === undefined || longitude === undefined) throw new BadRequest('nearme needs latitude and longitude');
  return { latitude, longitude };
}

export const catalogueRoutes = (
  { catalogue: { components, items, itemPages, related, search, sitemapPaths } }: { catalogue: Catalogue },
  now: Clock,
) =>
  ({
    async listComponents({ query }) {
      const contents = await components.contents(query.codename, query.view_uids.split(','));
      return ok(contentReplies(orNotFound(contents, 'The store does not exist'), now()));
    },

    async getComponent({ params, query }) {
      const contents = await components.contents(query.codename, [params.id], query.page, query.per_page);
      const [component] = contentReplies(orNotFound(contents), now());
      return ok(orNotFound(component));
    },

    async compileComponentHtml({ params, body }) {
      const html = await components.customHtml(body.app_vuid, params.id);
      return ok(fillPlaceholders(orNotFound(html), body));
    },

    async getList({ params, query }) {
      return ok(itemReply(orNotFound(await items.find(query.codename, params.id)), now()));
    },

    async listItems({ query: { codename, view_uids } }) {
      const ids = [...new Set(view_uids.split(','))];
      const listed = orNotFound(await items.list(codename, ids), 'The store does not exist');
      return ok(listed.map((item) => itemReply(item, now())));
    },

    async listChildren({ params, query }) {
      const children = await items.children(query.codename, params.id, query.page, query.search_list);
      return ok({ lists: listPageReply(orNotFound(children), now()) });
    },

    async compileListHtml({ params, body }) {
      const html = await items.webContent(body.app_vuid, params.id);
      return ok(fillPlaceholders(orNotFound(html), body));
    },

    async getItem({ params, query }) {
      return ok(itemDetailReply(orNotFound(await itemPages.find(query.codename, params.view_uid)), now()));
    },

    async listReviews({ params, query: { codename, page = 1 } }) {
      const { total, reviews } = orNotFound(await itemPages.reviews(codename, params.view_uid, page));
      return ok({ data: reviews, current_page: page, last_page: lastPage(total, reviewsPageSize), total });
    },

    async listRelated({ query }) {
      const others = orNotFound(await related.of(query.codename, query.view_uid));
      return ok(others.map((item) => itemReply(item, now())));
    },

    async listSitemapPaths({ query: { codename, page = 1 } }) {
      const { paths, lastPage } = orNotFound(await sitemapPaths.list(codename, page), 'The store does not exist');
      return ok({ data: paths, last_page: lastPage });
    },

    async searchList({ query }) {
      const { app_view_uid, code = 0, param = '', page = 1, after, label, parent_view_uid } = query;
      if (!after && page > maxPages) throw new BadRequest(`Pages above ${maxPages} need after`);
      const request: SearchRequest = {
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
      return ok(searchReply(orNotFound(await search.find(request), 'The store does not exist'), query, now()));
    },
  }) satisfies Partial<Handlers>;
