import type { StoreAdmin } from '../../../admin/store-admin';
import type { Handlers } from '../../../http/operations';
import { ok } from '../../../http/envelope';
import { changeOf } from './change-headers';

const source = (body: string | object, file = 'document') => ({
  file,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});

export const adminRoutes = (admin: StoreAdmin) =>
  ({
    async listStores() {
      return ok(await admin.list());
    },

    async listRevisions({ params }) {
      return ok(await admin.history(params.codename));
    },

    async applyStore({ params, query, headers, body }) {
      const options = { ...changeOf(headers), force: query.force };
      return ok(await admin.apply(params.codename, source(body, query.file), options));
    },

    async exportStore({ params, query }) {
      return ok(await admin.export(params.codename, query.revision));
    },

    async rollbackStore({ params, headers, body }) {
      return ok(await admin.rollback(params.codename, body.to, changeOf(headers)));
    },

    async replaceItems({ params, query, body }) {
      return ok(await admin.replaceItems(params.codename, source(body, query.file)));
    },
  }) satisfies Partial<Handlers>;
