import { fromCallback } from 'xstate';
import type { PictureUploadEvent, UploadedPicture, UploadFile } from '../../../machines/studio/picture-upload';
import { codeOfStatus } from '../../../src/api/transport-code';
import { pageUploadStallMs } from '../../__generated__/limits';
import { titleOfFile } from '../picture-title';
import type { PictureKind } from '../picture-shapes';

interface Target {
  readonly codename: string;
  readonly kind: PictureKind;
}

interface Answer {
  readonly success?: boolean;
  readonly code?: string;
  readonly picture?: UploadedPicture;
}

type SendBack = (event: PictureUploadEvent) => void;

/** Failures that may pass; any other code is a refusal. */
const passing = new Set(['BUSY', 'INTERNAL', 'OTHER', 'PROVIDER_TIMEOUT', 'PROVIDER_UNAVAILABLE', 'SIGNED_OUT']);
const atOnce = 2;

/** Runs at most two uploads at once; the others wait in their order. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    if (running >= atOnce) return;
    const run = waiting.shift();
    if (!run) return;
    running += 1;
    run();
  };
  /** @returns a function that gives the turn back, or leaves the line */
  return (run: () => void): (() => void) => {
    let hasRun = false;
    let isOver = false;
    const mine = () => {
      hasRun = true;
      run();
    };
    waiting.push(mine);
    next();
    return () => {
      if (isOver) return;
      isOver = true;
      if (hasRun) running -= 1;
      else waiting.splice(waiting.indexOf(mine), 1);
      next();
    };
  };
}

function endOf({ status, response }: XMLHttpRequest): PictureUploadEvent {
  const answer = (typeof response === 'object' && response !== null ? response : {}) as Answer;
  if (status === 200 && answer.picture) return { type: 'upload.accept', added: answer.picture };
  const { code } = answer;
  // This status comes from a proxy in front of the server, which may have a lower limit.
  if (code === undefined && status === 413) return { type: 'upload.refuse', code: 'PICTURE_TOO_LARGE' };
  if (code === undefined) return { type: 'upload.fail', code: codeOfStatus(status) };
  return { type: passing.has(code) ? 'upload.fail' : 'upload.refuse', code };
}

/** Sends a file without `fetch`, which reports no progress. The upload may take long, but must not stall. */
function send(file: File, { codename, kind }: Target, sendBack: SendBack): () => void {
  const request = new XMLHttpRequest();
  let stall: ReturnType<typeof setTimeout> | undefined;
  const end = (event: PictureUploadEvent) => {
    clearTimeout(stall);
    sendBack(event);
  };
  const waitOn = () => {
    clearTimeout(stall);
    stall = setTimeout(() => {
      request.abort();
      end({ type: 'upload.fail', code: 'SLOW' });
    }, pageUploadStallMs);
  };
  request.responseType = 'json';
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    waitOn();
    sendBack({ type: 'upload.progress', progress: total > 0 ? loaded / total : 0 });
  });
  request.addEventListener('load', () => end(endOf(request)));
  request.addEventListener('error', () => end({ type: 'upload.fail', code: 'OFFLINE' }));
  request.open('POST', `/studio/pictures?${new URLSearchParams({ store: codename, kind })}`);
  request.setRequestHeader('content-type', file.type);
  request.setRequestHeader('picture-title', encodeURIComponent(titleOfFile(file.name)));
  request.send(file);
  sendBack({ type: 'upload.progress', progress: 0 });
  waitOn();
  return () => {
    clearTimeout(stall);
    request.abort();
  };
}

const inTurn = createTurns();

/** The actor that sends one file to the library of a store. */
export const sendPictureTo = (target: Target, file: File) =>
  fromCallback<PictureUploadEvent, UploadFile>(({ sendBack }) => {
    let abort: (() => void) | undefined;
    const endWith: SendBack = (event) => {
      sendBack(event);
      if (event.type !== 'upload.progress') endTurn();
    };
    const endTurn = inTurn(() => {
      abort = send(file, target, endWith);
    });
    return () => {
      abort?.();
      endTurn();
    };
  });
