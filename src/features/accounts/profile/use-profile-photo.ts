import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { type PhotoAnswer, type PhotoUpload, profilePhotoMachine } from '../../../../machines/accounts/profile-photo';
import { RemovePhotoDocument } from '../../../__generated__/documents/remove-photo';
import { useFlow } from '../../../actors/use-flow';
import { useExecute } from '../../../api/execute';
import { LoadError, unwrap } from '../../../api/unwrap';
import { uploadPicture } from '../../../api/upload-picture';
import { photoUploadPath } from '../../../routing/customer-paths';

const send = (url: string, { photo, key }: PhotoUpload, signal: AbortSignal) =>
  new Promise<PhotoAnswer>((resolve, reject) => {
    const abort = uploadPicture({
      url,
      picture: photo,
      headers: { 'idempotency-key': key },
      onProgress: () => {},
      onEnd: (end) => {
        if (end.outcome === 'failed') reject(new LoadError(end.code, end.retryAfter));
        else resolve(end.outcome === 'done' ? end : { outcome: 'refused', refusal: end });
      },
    });
    signal.addEventListener('abort', abort);
  });

/** Replaces or removes the customer's photo. */
export function useProfilePhoto() {
  const execute = useExecute();
  const url = useHref(photoUploadPath);
  const machine = useMemo(
    () =>
      profilePhotoMachine.provide({
        actors: {
          sendPhoto: fromPromise<PhotoAnswer, PhotoUpload>(({ input, signal }) => send(url, input, signal)),
          removePhoto: fromPromise<PhotoAnswer, null>(async ({ signal }) => {
            const { removePhoto } = unwrap(await execute(RemovePhotoDocument, {}, signal));
            return removePhoto.__typename === 'Refusal'
              ? { outcome: 'refused', refusal: removePhoto }
              : { outcome: 'done' };
          }),
        },
      }),
    [execute, url],
  );
  return useFlow(machine);
}
