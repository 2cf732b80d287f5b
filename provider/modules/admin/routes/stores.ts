import type { Change } from '../../stores/queries/pointers';
import type { StoreAdmin } from '../store-admin';
import type { Handlers } from '../../../http/operations';
import { ok } from '../../../contract/envelope';

const decoded = (text: string | undefined) => {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Both headers are URI-encoded, because headers are limited to Latin-1. */
export const changeOf = (headers: { 'x-author'?: string; 'x-message'?: string }): Change => ({
  author: decoded(headers['x-author']),
  message: decoded(headers['x-message']),
});

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
      const options = { ...changeOf(headers), force: query.force, dryRun: query.dry_run };
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
