import { pageUploadStallMs } from '../__generated__/limits';
import { noteAnswer, sessionHeaders } from './signed-in';
import { codeOfStatus, type TransportCode } from './transport-code';

interface UploadAnswer {
  success?: unknown;
  code?: unknown;
  message?: unknown;
}

export type UploadEnd =
  | { outcome: 'done' }
  | { outcome: 'failed'; code: TransportCode; retryAfter?: number }
  | { outcome: 'refused'; code: string; message: string };

export interface Upload {
  url: string;
  picture: Blob;
  headers?: { readonly [name: string]: string };
  /** From 0 to 1. */
  onProgress: (progress: number) => void;
  onEnd: (end: UploadEnd) => void;
}

const statusTooLarge = 413;

function endOf(request: XMLHttpRequest): UploadEnd {
  const { status } = request;
  const response: unknown = request.response;
  const answer = (typeof response === 'object' && response !== null ? response : {}) as UploadAnswer;
  if (status === 200 && answer.success === true) return { outcome: 'done' };
  // This status comes from a proxy in front of the server, which may have a lower limit.
  if (typeof answer.code !== 'string' && status === statusTooLarge)
    return { outcome: 'refused', code: 'PICTURE_TOO_LARGE', message: '' };
  if (typeof answer.code !== 'string') return { outcome: 'failed', code: codeOfStatus(status) };
  return { outcome: 'refused', code: answer.code, message: typeof answer.message === 'string' ? answer.message : '' };
}

/**
 * Sends a picture without `fetch`, which reports no progress. The upload may take long, but must not stall. @returns a
 * function that aborts it
 */
export function uploadPicture({ url, picture, headers = {}, onProgress, onEnd }: Upload): () => void {
  const request = new XMLHttpRequest();
  let stall: ReturnType<typeof setTimeout> | undefined;
  const endWith = (end: UploadEnd) => {
    clearTimeout(stall);
    onEnd(end);
  };
  const waitOn = () => {
    clearTimeout(stall);
    stall = setTimeout(() => {
      request.abort();
      endWith({ outcome: 'failed', code: 'SLOW' });
    }, pageUploadStallMs);
  };
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    waitOn();
    onProgress(total > 0 ? loaded / total : 0);
  });
  request.addEventListener('load', () => {
    const end = endOf(request);
    noteAnswer(end.outcome === 'refused' ? end.code : undefined);
    endWith(end);
  });
  request.addEventListener('error', () => endWith({ outcome: 'failed', code: 'OFFLINE' }));
  request.open('POST', url);
  for (const [name, value] of Object.entries({ 'content-type': picture.type, ...sessionHeaders(), ...headers }))
    request.setRequestHeader(name, value);
  request.send(picture);
  waitOn();
  return () => {
    clearTimeout(stall);
    request.abort();
  };
}
