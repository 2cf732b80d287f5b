import { useHref } from 'react-router-dom';
import { uploadPicture, type UploadEnd } from '../../api/upload-picture';
import { formUploadPath } from '../../routing/form-paths';

export interface FormUpload {
  picture: Blob;
  /** The id of the picture. A retry with the same id sends the same picture. */
  code: string;
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  onEnd: (end: UploadEnd) => void;
}

/** @returns a function that aborts the upload */
export type UploadFile = (upload: FormUpload) => () => void;

/** Uploads the pictures of a form. */
export function useFormUpload(): UploadFile {
  const url = useHref(formUploadPath);
  return ({ code, ...upload }) => uploadPicture({ ...upload, url, headers: { 'idempotency-key': code } });
}
