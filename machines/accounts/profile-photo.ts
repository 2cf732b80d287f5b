import { assign, emit, setup } from 'xstate';
import { outputParams } from '../params';
import { provided } from '../provided';

export type PhotoAnswer = { outcome: 'done' } | { outcome: 'refused'; refusal: { code: string; message: string } };

/** A picture as a URL that the page can show. */
export interface ChosenPhoto {
  url: string;
}

/** The photo to send, with the key under which it counts once even if it is sent often. */
export interface PhotoUpload {
  photo: Blob;
  key: string;
}

interface Context {
  chosen: ChosenPhoto | null;
  upload: PhotoUpload | null;
  refusal: { code: string; message: string } | null;
}

export type ProfilePhotoEvent =
  | { type: 'photo.choose'; chosen: ChosenPhoto }
  | { type: 'photo.reject'; code: 'PHOTO_FORMAT' }
  | { type: 'photo.use'; upload: PhotoUpload }
  | { type: 'photo.remove' }
  | { type: 'photo.discard' };

const profilePhoto = setup({
  types: {} as {
    context: Context;
    events: ProfilePhotoEvent;
    emitted: { type: 'photo.saved' | 'photo.removed' };
  },
  actors: {
    sendPhoto: provided<PhotoAnswer, PhotoUpload>('sendPhoto'),
    removePhoto: provided<PhotoAnswer, null>('removePhoto'),
  },
  guards: { isRefused: (_, answer: PhotoAnswer) => answer.outcome === 'refused' },
  actions: {
    rememberChosen: assign((_, chosen: ChosenPhoto) => ({ chosen, refusal: null })),
    rememberUpload: assign({ upload: (_, upload: PhotoUpload) => upload }),
    rememberRefusal: assign({
      refusal: (_, answer: PhotoAnswer) => (answer.outcome === 'refused' ? answer.refusal : null),
    }),
    reject: assign((_, code: string) => ({ chosen: null, refusal: { code, message: '' } })),
    reset: assign({ chosen: null, upload: null, refusal: null }),
    emitSaved: emit({ type: 'photo.saved' }),
    emitRemoved: emit({ type: 'photo.removed' }),
  },
});

/** Another picture replaces the chosen one. */
const choice = profilePhoto.createStateConfig({
  on: {
    'photo.choose': {
      target: 'cropping',
      actions: { type: 'rememberChosen', params: ({ event }) => event.chosen },
    },
    'photo.reject': { target: 'choosing', actions: { type: 'reject', params: ({ event }) => event.code } },
  },
}).on;

/** The customer's photo: chosen, cropped to a square and sent, or removed. */
export const profilePhotoMachine = profilePhoto.createMachine({
  id: 'profilePhoto',
  meta: { inspectable: ['refusal.code'] },
  context: { chosen: null, upload: null, refusal: null },
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'waiting',
      states: { waiting: {}, failed: {} },
      on: { ...choice, 'photo.remove': 'removing' },
    },
    cropping: {
      initial: 'waiting',
      states: { waiting: {}, failed: {} },
      on: {
        ...choice,
        'photo.discard': { target: 'choosing', actions: 'reset' },
        'photo.use': {
          target: 'sending',
          actions: { type: 'rememberUpload', params: ({ event }) => event.upload },
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendPhoto',
        input: ({ context }) => context.upload as PhotoUpload,
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'cropping',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          { target: 'choosing', actions: ['reset', 'emitSaved'] },
        ],
        onError: 'cropping.failed',
      },
    },
    removing: {
      tags: 'busy',
      invoke: {
        src: 'removePhoto',
        input: null,
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'choosing',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          { target: 'choosing', actions: ['reset', 'emitRemoved'] },
        ],
        onError: 'choosing.failed',
      },
    },
  },
});
