import { reviewsPageSize } from '../../../__generated__/limits';
import type { Handlers } from '../../../http/operations';
import { found } from '../../../errors/not-found';
import { ok } from '../../../http/envelope';
import { itemDetailReply } from '../reply/item-detail-reply';
import { lastPage } from '../queries/paging';
import type { Catalogue } from '../index';

export const itemRoutes = ({ itemPages, related, sitemapPaths }: Catalogue) =>
  ({
    async getItem({ params, query }) {
      return ok(itemDetailReply(found(await itemPages.find(query.codename, params.view_uid))));
    },

    async listReviews({ params, query: { codename, page = 1 } }) {
      const { total, reviews } = found(await itemPages.reviews(codename, params.view_uid, page));
      return ok({ data: reviews, current_page: page, last_page: lastPage(total, reviewsPageSize), total });
    },

    async listRelated({ query }) {
      return ok(found(await related.of(query.codename, query.view_uid)));
    },

    async listAddresses({ query: { codename, page = 1 } }) {
      const found_ = found(await sitemapPaths.list(codename, page), 'There is no such store');
      return ok({ data: found_.addresses, last_page: found_.lastPage });
    },
  }) satisfies Partial<Handlers>;
