import type { StoreAdmin } from '../admin/store-admin';
import type { Handlers } from '../http/operations';
import { ok } from '../replies/envelope';

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

    async applyStore({ params, query, body }) {
      return ok(await admin.apply(params.codename, source(body, query.file)));
    },

    async exportStore({ params, query }) {
      return ok(await admin.export(params.codename, query.revision));
    },

    async rollbackStore({ params, body }) {
      return ok(await admin.rollback(params.codename, body.to));
    },

    async replaceItems({ params, query, body }) {
      return ok(await admin.replaceItems(params.codename, source(body, query.file)));
    },
  }) satisfies Partial<Handlers>;
