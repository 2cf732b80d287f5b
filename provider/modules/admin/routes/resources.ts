import type { FastifyInstance } from 'fastify';
import type { ResourceAdmin } from '../store-admin';
import { ok } from '../../../contract/envelope';
import { type ResourceName, resourceNames } from '../../store-files/resource';
import { changeOf } from './stores';

interface ResourceRoute {
  Params: { codename: string; resource: ResourceName };
}

interface ApplyRoute extends ResourceRoute {
  Querystring: {
    file: string;
    only?: string;
    delete_missing: boolean;
    reorder: boolean;
    force: boolean;
    dry_run: boolean;
  };
  Headers: { 'x-author'?: string; 'x-message'?: string };
  Body: string;
}

const flag = { type: 'boolean', default: false };
const params = {
  type: 'object',
  required: ['codename', 'resource'],
  properties: {
    codename: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]{1,39}$' },
    resource: { type: 'string', enum: [...resourceNames] },
  },
};
const querystring = {
  type: 'object',
  properties: {
    file: { type: 'string', maxLength: 500, default: 'document.yaml' },
    only: { type: 'string', maxLength: 1000 },
    delete_missing: flag,
    reorder: flag,
    force: flag,
    dry_run: flag,
  },
};
const bodyLimit = 17 * 1024 * 1024;
const url = '/admin/stores/:codename/resources/:resource';

export function resourceRoutes(app: FastifyInstance, admin: ResourceAdmin) {
  app.get<ResourceRoute>(url, { schema: { params } }, async ({ params: { codename, resource } }) =>
    ok(await admin.exportResource(codename, resource)),
  );

  app.get<ResourceRoute>(`${url}/history`, { schema: { params } }, async ({ params: { codename, resource } }) =>
    ok(await admin.resourceHistory(codename, resource)),
  );

  app.post<ApplyRoute>(
    url,
    { schema: { params, querystring, body: { type: 'string' } }, bodyLimit },
    async ({ params: { codename, resource }, query, headers, body }) => {
      const { file, only, delete_missing: deleteMissing, reorder, force, dry_run: dryRun } = query;
      const options = { deleteMissing, reorder, force, dryRun, ...(only && { only: only.split(',') }) };
      return ok(
        await admin.applyResource(codename, resource, { file, text: body }, { ...options, ...changeOf(headers) }),
      );
    },
  );
}
