import type { FastifyInstance } from 'fastify';
import { orNotFound } from '../../errors/call-errors';
import { authenticate } from '../../http/authenticate';
import { nothing, ok, refusable } from '../../contract/envelope';
import type { Handlers } from '../../http/operations';
import { sendPrivatePicture } from '../../http/send-private-picture';
import { formUidOf } from '../../store-check/form-uid';
import { receivePicture } from '../../http/uploaded-picture';
import type { Accounts } from '../accounts';
import type { Forms } from './index';

const noSuchForm = 'The form does not exist';

export const formRoutes = ({ forms: { formFiles, forms } }: { forms: Forms }) =>
  ({
    async getForm({ params: { value }, query: { codename } }) {
      return ok(orNotFound(await forms.find(codename, formUidOf(value)), noSuchForm));
    },

    async submitForm({ customer, params: { value }, body }) {
      const { success, message, error_code } = await forms.submit(customer, formUidOf(value), body);
      return { success, message, error_code };
    },

    async sendFormFile({ customer, params: { file_uid }, body }) {
      const { success, message, error_code } = await refusable(
        () => receivePicture(body, (picture) => formFiles.add(customer.id, file_uid, picture)),
        nothing,
      );
      return { success, message, error_code };
    },
  }) satisfies Partial<Handlers>;

const params = { type: 'object', properties: { file_uid: { type: 'string', pattern: '^[A-Za-z0-9_.-]{8,64}$' } } };

/** Only the customer who sent it can load it. */
export function formFileRoutes(
  app: FastifyInstance,
  { forms: { formFiles }, accounts: { sessions } }: { forms: Forms; accounts: Accounts },
) {
  app.get<{ Params: { file_uid: string } }>(
    '/api/v2/customer/form-file/:file_uid',
    { schema: { params }, config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer, params: { file_uid } }, reply) => {
      if (!customer) throw new Error('The request has no customer');
      return sendPrivatePicture(
        reply,
        orNotFound(await formFiles.find(customer.id, file_uid), 'The picture does not exist'),
      );
    },
  );
}
