import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { requireText } from '../../clean-text';
import { authenticate } from '../../http/authenticate';
import { failure, nothing, ok, refusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import type { Accounts } from '../accounts';
import type { PersonalData } from './index';

export const personalDataRoutes = ({ personalData: closing }: { personalData: PersonalData }) =>
  ({
    async previewClosing({ customer }) {
      return ok(await closing.preview(customer));
    },

    closeAccount: ({
      customer,
      body: { reason, password, give_up_balance = 0, balance = 0, points = 0 },
      clientAddress,
    }) =>
      refusable(async () => {
        const surrendered = { givesUpBalance: give_up_balance === 1, balance, points };
        await closing.close(customer, { reason: requireText(reason), password, ...surrendered }, clientAddress);
        return null;
      }, nothing),
  }) satisfies Partial<Handlers>;

/** Only the customer can load it. It is streamed, because it may be long. */
export function exportRoutes(
  app: FastifyInstance,
  { personalData: closing, accounts: { sessions } }: { personalData: PersonalData; accounts: Accounts },
) {
  app.get(
    '/api/v2/customer/personal-data',
    { config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer }, reply) => {
      if (!customer) throw new Error('The request has no customer');
      if (!(await closing.takeExport(customer))) return reply.code(429).send(failure('Too many exports'));
      return reply
        .headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' })
        .type('application/octet-stream')
        .send(Readable.from(closing.export(customer)));
    },
  );
}
