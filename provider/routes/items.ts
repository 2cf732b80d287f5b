import type { Handlers } from '../http/operations';
import { found } from '../not-found';
import { ok } from '../replies/envelope';
import { itemDetailReply } from '../replies/item-detail-reply';
import { reviewsSize } from '../repositories/item-pages';
import { lastPage } from '../repositories/paging';
import type { Repositories } from '../repositories/repositories';

export const itemRoutes = ({ itemPages, related, addresses }: Repositories) =>
  ({
    async getItem({ params, query }) {
      return ok(itemDetailReply(found(await itemPages.find(query.codename, params.view_uid))));
    },

    async listReviews({ params, query: { codename, page = 1 } }) {
      const { total, reviews } = found(await itemPages.reviews(codename, params.view_uid, page));
      return ok({ data: reviews, current_page: page, last_page: lastPage(total, reviewsSize), total });
    },

    async listRelated({ query }) {
      return ok(found(await related.of(query.codename, query.view_uid)));
    },

    async listAddresses({ query: { codename, page = 1 } }) {
      const found_ = found(await addresses.list(codename, page), 'There is no such store');
      return ok({ data: found_.addresses, last_page: found_.lastPage });
    },
  }) satisfies Partial<Handlers>;
