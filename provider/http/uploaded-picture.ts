import { UploadRefused, type UploadRefusal } from '../../shared/pictures/encode-upload';
import { Refused, type RefusalReason } from '../errors/refusal';

export type PictureRefusals = Readonly<Record<UploadRefusal, RefusalReason>>;

export const pictureRefusals: PictureRefusals = { invalid: 'PICTURE_INVALID', tooLarge: 'PICTURE_TOO_LARGE' };

export const photoRefusals: PictureRefusals = { invalid: 'PHOTO_FORMAT', tooLarge: 'PHOTO_SIZE' };

/** Passes on the picture in a call's body. @throws Refused with a code of `refusals` if it cannot be decoded */
export async function receivePicture<Result>(
  body: unknown,
  receive: (picture: Buffer) => Promise<Result>,
  refusals = pictureRefusals,
): Promise<Result> {
  try {
    return await receive(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
  } catch (error) {
    throw error instanceof UploadRefused ? new Refused(refusals[error.reason]) : error;
  }
}
