import { noteSession } from './signed-in';

interface UploadAnswer {
  success?: unknown;
  code?: unknown;
  message?: unknown;
}

export type UploadEnd =
  | { outcome: 'done' }
  | { outcome: 'failed' }
  | { outcome: 'refused'; code: string; message: string };

export interface Upload {
  url: string;
  picture: Blob;
  headers?: { readonly [name: string]: string };
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  onEnd: (end: UploadEnd) => void;
}

function endOf({ status, response }: XMLHttpRequest): UploadEnd {
  const answer = (typeof response === 'object' && response !== null ? response : {}) as UploadAnswer;
  if (status === 200 && answer.success === true) return { outcome: 'done' };
  if (typeof answer.code !== 'string') return { outcome: 'failed' };
  return { outcome: 'refused', code: answer.code, message: typeof answer.message === 'string' ? answer.message : '' };
}

/** Sends a picture; `fetch` tells no progress. @returns what aborts it */
export function uploadPicture({ url, picture, headers = {}, onProgress, onEnd }: Upload): () => void {
  const request = new XMLHttpRequest();
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener('load', () => {
    onEnd(endOf(request));
    noteSession();
  });
  for (const end of ['error', 'timeout']) request.addEventListener(end, () => onEnd({ outcome: 'failed' }));
  request.open('POST', url);
  for (const [name, value] of Object.entries({ 'content-type': picture.type, ...headers }))
    request.setRequestHeader(name, value);
  request.send(picture);
  return () => request.abort();
}
