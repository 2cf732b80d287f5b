import { assign, fromCallback, setup } from 'xstate';
import { eventParams } from '../params';

/** What is known of a file before it is sent. */
export interface UploadFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The media type. */
  readonly type: string;
}

export interface UploadedPicture {
  /** Its name in documents. */
  readonly picture: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PictureUploadInput {
  readonly file: UploadFile;
  readonly maxBytes: number;
  readonly types: readonly string[];
}

interface Context extends PictureUploadInput {
  /** From 0 to 1; null until it is its turn. */
  progress: number | null;
  /** Why it failed or was refused. */
  code: string;
  added: UploadedPicture | null;
}

export type PictureUploadEvent =
  | { type: 'upload.progress'; progress: number }
  | { type: 'upload.accept'; added: UploadedPicture }
  | { type: 'upload.refuse'; code: string }
  | { type: 'upload.fail'; code: string }
  | { type: 'upload.retry' }
  | { type: 'upload.cancel' };

/** Sends one picture to the library of a store. What cannot be a picture is refused before anything is sent. */
export const pictureUploadMachine = setup({
  types: {} as { context: Context; input: PictureUploadInput; events: PictureUploadEvent },
  actors: {
    /** Waits for its turn, then sends `upload.progress` and the outcome. */
    sendPicture: fromCallback<PictureUploadEvent, UploadFile>(() => undefined),
  },
  guards: {
    isForeign: ({ context: { file, types } }) => !types.includes(file.type),
    isTooLarge: ({ context: { file, maxBytes } }) => file.size > maxBytes,
  },
  actions: {
    refuseType: assign({ code: 'PICTURE_INVALID' }),
    refuseSize: assign({ code: 'PICTURE_TOO_LARGE' }),
    begin: assign({ progress: null, code: '' }),
    rememberProgress: assign((_, { progress }: { progress: number }) => ({ progress })),
    rememberAdded: assign((_, { added }: { added: UploadedPicture }) => ({ added })),
    rememberCode: assign((_, { code }: { code: string }) => ({ code })),
  },
}).createMachine({
  id: 'pictureUpload',
  meta: { inspectable: ['progress', 'code'] },
  context: ({ input }) => ({ ...input, progress: null, code: '', added: null }),
  initial: 'checking',
  states: {
    checking: {
      always: [
        { guard: 'isForeign', target: 'refused', actions: 'refuseType' },
        { guard: 'isTooLarge', target: 'refused', actions: 'refuseSize' },
        { target: 'sending' },
      ],
    },
    sending: {
      tags: 'busy',
      entry: 'begin',
      invoke: { src: 'sendPicture', input: ({ context }) => context.file },
      on: {
        'upload.progress': { actions: { type: 'rememberProgress', params: eventParams } },
        'upload.accept': { target: 'added', actions: { type: 'rememberAdded', params: eventParams } },
        'upload.refuse': { target: 'refused', actions: { type: 'rememberCode', params: eventParams } },
        'upload.fail': { target: 'failed', actions: { type: 'rememberCode', params: eventParams } },
        'upload.cancel': 'cancelled',
      },
    },
    failed: { on: { 'upload.retry': 'sending', 'upload.cancel': 'cancelled' } },
    refused: { on: { 'upload.cancel': 'cancelled' } },
    added: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
