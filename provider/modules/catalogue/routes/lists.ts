import type { Handlers } from '../../../http/operations';
import { found } from '../../../errors/not-found';
import { listPageReply } from '../reply/content-reply';
import { ok } from '../../../http/envelope';
import { fillPlaceholders } from '../reply/fill-placeholders';
import type { Catalogue } from '../index';

export const listRoutes = ({ items }: Catalogue) =>
  ({
    async getList({ params, query }) {
      return ok(found(await items.find(query.codename, params.id)));
    },

    async listChildren({ params, query }) {
      const children = await items.children(query.codename, params.id, query.page, query.search_list);
      return ok({ lists: listPageReply(found(children)) });
    },

    async compileListHtml({ params, body }) {
      const html = await items.webContent(body.app_vuid, params.id);
      return ok(fillPlaceholders(found(html), body));
    },
  }) satisfies Partial<Handlers>;
