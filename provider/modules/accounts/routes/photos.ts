import type { FastifyInstance } from 'fastify';
import { orNotFound } from '../../../errors/call-errors';
import { authenticate } from '../../../http/authenticate';
import { accepted, nothing, refusable } from '../../../contract/envelope';
import type { Handlers } from '../../../http/operations';
import { sendPrivatePicture } from '../../../http/send-private-picture';
import { photoRefusals, receivePicture } from '../../../http/uploaded-picture';
import type { Accounts } from '../index';

export const photoRoutes = ({ accounts: { photos } }: { accounts: Accounts }) =>
  ({
    async sendPhoto({ customer, params: { photo_uid }, body }) {
      const { success, message, error_code } = await refusable(
        () => receivePicture(body, (picture) => photos.set(customer.id, photo_uid, picture), photoRefusals),
        nothing,
      );
      return { success, message, error_code };
    },

    async removePhoto({ customer }) {
      await photos.remove(customer.id);
      return accepted(null);
    },
  }) satisfies Partial<Handlers>;

const params = { type: 'object', properties: { photo_uid: { type: 'string', pattern: '^[A-Za-z0-9_.-]{8,64}$' } } };

/** Only the customer can load it. */
export function photoFileRoutes(app: FastifyInstance, { accounts: { photos, sessions } }: { accounts: Accounts }) {
  app.get<{ Params: { photo_uid: string } }>(
    '/api/v2/customer/photo/:photo_uid',
    { schema: { params }, config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer, params: { photo_uid } }, reply) => {
      if (!customer) throw new Error('The request has no customer');
      return sendPrivatePicture(
        reply,
        orNotFound(await photos.find(customer.id, photo_uid), 'The picture does not exist'),
      );
    },
  );
}
