import type { Handlers } from '../../../http/operations';
import { found } from '../../../errors/not-found';
import { contentReplies } from '../reply/content-reply';
import { ok } from '../../../http/envelope';
import { fillPlaceholders } from '../reply/fill-placeholders';
import type { Catalogue } from '../index';

export const componentRoutes = ({ components }: Catalogue) =>
  ({
    async listComponents({ query }) {
      const contents = await components.contents(query.codename, query.view_uids.split(','));
      return ok(contentReplies(found(contents, 'There is no such store')));
    },

    async getComponent({ params, query }) {
      const contents = await components.contents(query.codename, [params.id], query.page, query.per_page);
      const [component] = contentReplies(found(contents));
      return ok(found(component));
    },

    async compileComponentHtml({ params, body }) {
      const html = await components.customHtml(body.app_vuid, params.id);
      return ok(fillPlaceholders(found(html), body));
    },
  }) satisfies Partial<Handlers>;
