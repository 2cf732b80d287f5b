import type { FastifyInstance } from 'fastify';
import { ok } from '../../../contract/envelope';
import type { StaffAdmin, StaffInvitation } from '../store-admin';

const email = { type: 'string', pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 100 };

export function staffAdminRoutes(app: FastifyInstance, admin: StaffAdmin) {
  app.post<{ Params: { codename: string }; Body: StaffInvitation }>(
    '/admin/stores/:codename/invitations',
    {
      schema: {
        params: {
          type: 'object',
          required: ['codename'],
          properties: { codename: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]{1,39}$' } },
        },
        body: {
          type: 'object',
          required: ['email', 'role', 'scopes'],
          properties: {
            email,
            role: { type: 'string', enum: ['owner', 'publisher', 'editor', 'viewer'] },
            scopes: { type: 'array', maxItems: 3, items: { type: 'string', enum: ['content', 'look', 'rules'] } },
          },
        },
      },
    },
    async ({ params, body }) => ok(await admin.inviteStaff(params.codename, body)),
  );

  const schema = { body: { type: 'object', required: ['email'], properties: { email } } };

  app.post<{ Body: { email: string } }>('/admin/staff/reset', { schema }, async ({ body }) =>
    ok(await admin.resetStaff(body.email)),
  );

  app.post<{ Body: { email: string } }>('/admin/staff/forget', { schema }, async ({ body }) =>
    ok(await admin.forgetStaff(body.email)),
  );
}
