import type { FastifyReply } from 'fastify';
import type { Clock } from '../../clock';
import type { Handlers } from '../../http/operations';
import type { OperationRequest } from '../../contract/operations';
import { orNotFound, BadRequest } from '../../errors/call-errors';
import { contentReplies, fillPlaceholders, listPageReply, searchReply } from './reply/content-reply';
import { ok } from '../../contract/envelope';
import type { Catalogue } from './index';
import type { ItemRow } from './queries/item-columns';
import { nextBoundary } from './rules/opening-hours';
import { endOfLastDay } from './rules/last-day';
import { reviewsPageSize, maxPages } from '../../__generated__/limits';
import { itemDetailReply } from './reply/item-detail-reply';
import { itemReply } from './reply/item-reply';
import { lastPage } from './queries/items';
import type { SearchRequest } from './queries/search/search';

type Query = OperationRequest<'searchList'>['query'];

const itemsOf = ({ items }: { items: ItemRow[] }) => items;

/** @throws BadRequest if a near-me search has no position. */
function position({ type, latitude, longitude }: Query): SearchRequest['near'] {
  if (type !== 'nearme') return undefined;
  if (latitude === undefined || longitude === undefined) throw new BadRequest('nearme needs latitude and longitude');
  return { latitude, longitude };
}

/** Says until when the answer stays as it is, if nobody changes the catalogue: opening hours begin and end. */
function expireWith(reply: FastifyReply, items: readonly ItemRow[], now: Date, other: Date | null = null) {
  const calendars = items.flatMap(({ opening }) => [opening.hours, opening.shop?.hours]).filter((hours) => !!hours);
  const [first] = [nextBoundary(calendars, now), other].filter((moment) => moment !== null).sort((a, b) => +a - +b);
  if (first) reply.header('expires', first.toUTCString());
}

export const catalogueRoutes = (
  { catalogue: { components, items, itemPages, related, search, sitemapPaths } }: { catalogue: Catalogue },
  now: Clock,
) =>
  ({
    async listComponents({ query }, reply) {
      const found = await components.contents(query.codename, query.view_uids.split(','));
      const contents = orNotFound(found, 'The store does not exist');
      expireWith(reply, contents.lists.flatMap(itemsOf), now());
      return ok(contentReplies(contents, now()));
    },

    async getComponent({ params, query }, reply) {
      const contents = orNotFound(await components.contents(query.codename, [params.id], query.page, query.per_page));
      expireWith(reply, contents.lists.flatMap(itemsOf), now());
      const [component] = contentReplies(contents, now());
      return ok(orNotFound(component));
    },

    async compileComponentHtml({ params, body }) {
      const html = await components.customHtml(body.app_vuid, params.id);
      return ok(fillPlaceholders(orNotFound(html), body));
    },

    async getList({ params, query }, reply) {
      const item = orNotFound(await items.find(query.codename, params.id));
      expireWith(reply, [item], now());
      return ok(itemReply(item, now()));
    },

    async listItems({ query: { codename, view_uids } }, reply) {
      const ids = [...new Set(view_uids.split(','))];
      const listed = orNotFound(await items.list(codename, ids), 'The store does not exist');
      expireWith(reply, listed, now());
      return ok(listed.map((item) => itemReply(item, now())));
    },

    async listChildren({ params, query }, reply) {
      const children = orNotFound(await items.children(query.codename, params.id, query.page, query.search_list));
      expireWith(reply, children.items, now());
      return ok({ lists: listPageReply(children, now()) });
    },

    async compileListHtml({ params, body }) {
      const html = await items.webContent(body.app_vuid, params.id);
      return ok(fillPlaceholders(orNotFound(html), body));
    },

    async getItem({ params, query }, reply) {
      const page = orNotFound(await itemPages.find(query.codename, params.view_uid));
      const lastDay = endOfLastDay(page.item.type, page.details.expired_date, now());
      expireWith(reply, [page.item], now(), lastDay);
      return ok(itemDetailReply(page, now()));
    },

    async listReviews({ params, query: { codename, page = 1 } }) {
      const { total, reviews } = orNotFound(await itemPages.reviews(codename, params.view_uid, page));
      return ok({ data: reviews, current_page: page, last_page: lastPage(total, reviewsPageSize), total });
    },

    async listRelated({ query }, reply) {
      const others = orNotFound(await related.of(query.codename, query.view_uid));
      expireWith(reply, others, now());
      return ok(others.map((item) => itemReply(item, now())));
    },

    async listSitemapPaths({ query: { codename, page = 1 } }) {
      const { paths, lastPage } = orNotFound(await sitemapPaths.list(codename, page), 'The store does not exist');
      return ok({ data: paths, last_page: lastPage });
    },

    async searchList({ query }, reply) {
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
      const found = orNotFound(await search.find(request), 'The store does not exist');
      expireWith(reply, found.items, now());
      return ok(searchReply(found, query, now()));
    },
  }) satisfies Partial<Handlers>;
