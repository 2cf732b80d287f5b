import type { FastifyInstance } from 'fastify';
import { UploadRefused, type UploadRefusal } from '../../../shared/pictures/encode-upload';
import { orNotFound } from '../../errors/call-errors';
import { Refused, type RefusalReason } from '../../errors/refusal';
import { authenticate } from '../../http/authenticate';
import { nothing, refusable } from '../../http/envelope';
import type { Handlers } from '../../http/operations';
import { sendPrivatePicture } from '../../http/send-private-picture';
import type { Accounts } from '../accounts';
import type { Forms } from './index';

const pictureRefusals: Readonly<Record<UploadRefusal, RefusalReason>> = {
  invalid: 'PICTURE_INVALID',
  tooLarge: 'PICTURE_TOO_LARGE',
};

export const formRoutes = ({ formFiles }: Forms) =>
  ({
    async sendFormFile({ customer, params: { file_uid }, body }) {
      const { success, message, error_code } = await refusable(async () => {
        try {
          await formFiles.add(customer.id, file_uid, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        } catch (error) {
          throw error instanceof UploadRefused ? new Refused(pictureRefusals[error.reason]) : error;
        }
      }, nothing);
      return { success, message, error_code };
    },
  }) satisfies Partial<Handlers>;

const params = { type: 'object', properties: { file_uid: { type: 'string', pattern: '^[A-Za-z0-9_.-]{8,64}$' } } };

/** For the customer who sent it alone. */
export function formFileRoutes(app: FastifyInstance, { formFiles, sessions }: Forms & Accounts) {
  app.get<{ Params: { file_uid: string } }>(
    '/api/v2/customer/form-file/:file_uid',
    { schema: { params }, config: { isPrivate: true }, onRequest: authenticate(sessions) },
    async ({ customer, params: { file_uid } }, reply) => {
      if (!customer) throw new Error('A private call has no customer');
      return sendPrivatePicture(
        reply,
        orNotFound(await formFiles.find(customer.id, file_uid), 'There is no such picture'),
      );
    },
  );
}
