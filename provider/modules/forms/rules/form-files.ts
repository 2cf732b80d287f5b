import { FormLineType } from '../../../__generated__/codes';
import { encodeUpload } from '../../../../shared/pictures/encode-upload';
import { uploadBytes, uploadPixels } from '../../../__generated__/limits';
import type { Clock } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import { type BlobStore, contentKey } from '../../../media/blob-store';
import { createSentPictures } from '../../../media/sent-pictures';
import type { StoredForm } from '../../../store-check/store-document';
import { addFormFile, countFormFiles, dropUnusedFormFiles, formFileOf, useFormFile } from '../queries';
import { parseList } from '../../directions/rules/extra-services';
import { rideFormOf } from '../../stores/queries/form-of';
import { checkFormData, fillForm, type SentValue } from './form-values';

const maxFiles = 30;
const windowMs = 600_000;
/** Twice as long as a browser stores a form that is being filled in. */
const unusedMs = 48 * 3_600_000;

export const createFormFiles = (
  database: Database,
  now: Clock,
  uploads: BlobStore,
  pictures = createSentPictures(database, uploads),
) => ({
  /** Once per code. Decodes the picture again, because no caller is trusted. @throws Refused, UploadRefused */
  async add(customerId: number, uid: string, picture: Buffer): Promise<void> {
    const key = { customerId, uid };
    if ((await formFileOf(database, key)) !== undefined) return;
    const since = new Date(now().getTime() - windowMs);
    if ((await countFormFiles(database, customerId, since)) >= maxFiles) throw new Refused('TOO_MANY_GUESSES');
    const body = await encodeUpload(picture, { bytes: uploadBytes, pixels: uploadPixels });
    const blob = { type: 'image/webp', body };
    // The same picture of another customer is another blob, so that each can be erased by itself.
    const blobKey = contentKey('form', { ...blob, body: Buffer.concat([Buffer.from(`${customerId} `), body]) });
    await pictures.store({ key: blobKey, ...blob, name: () => addFormFile(database, key, blobKey, now()) });
  },

  /** Undefined unless it is the customer's picture. */
  async find(customerId: number, uid: string) {
    const key = await formFileOf(database, { customerId, uid });
    return key === undefined ? undefined : uploads.get(key);
  },

  /** @returns the number of pictures that no form was sent with in time */
  dropUnused: () => dropUnusedFormFiles(database, new Date(now().getTime() - unusedMs)),
});

/** Like `fillForm`, with files that the customer sent. @throws Refused */
export async function fillFormOf(
  connection: Queryable,
  customerId: number,
  form: StoredForm | undefined,
  sent: readonly SentValue[],
) {
  const answers = fillForm(form, sent);
  for (const { type, value } of answers) {
    if (type !== FormLineType.FILE) continue;
    if (!(await useFormFile(connection, { customerId, uid: value }))) throw new Refused('FORM_INVALID');
  }
  return answers;
}

/** The answers to the ride's form; none for an empty id. @throws Refused */
export async function fillRideForm(
  connection: Queryable,
  { id, storeId }: { id: number; storeId: number },
  formUid: string,
  formData: string | undefined,
) {
  const form = await rideFormOf(connection, storeId, formUid);
  return fillFormOf(connection, id, form, parseList(formData, checkFormData, 'form_data'));
}
