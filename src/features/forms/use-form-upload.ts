import { useHref } from 'react-router-dom';
import { uploadPicture, type UploadEnd } from '../../api/upload-picture';
import { formUploadPath } from '../../routing/form-paths';

export interface FormUpload {
  picture: Blob;
  /** Its id from then on: another try with it sends the same picture. */
  code: string;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  onEnd: (end: UploadEnd) => void;
}

/** @returns what aborts it */
export type UploadFile = (upload: FormUpload) => () => void;

/** Sends the pictures of a form, for customers. */
export function useFormUpload(): UploadFile {
  const url = useHref(formUploadPath);
  return ({ code, ...upload }) => uploadPicture({ ...upload, url, headers: { 'idempotency-key': code } });
}
