import { createActor, fromCallback } from 'xstate';
import {
  type PictureUploadEvent,
  type PictureUploadInput,
  pictureUploadMachine,
  type UploadFile,
} from '../../../machines/studio/picture-upload';
import { walkMachine } from '../../support/machines/coverage';

const photo: UploadFile = { name: 'kopi.jpg', size: 2_000_000, type: 'image/jpeg' };
const added = { picture: 'listimage/a.webp', width: 60, height: 30 };
const inputOf = (file: Partial<UploadFile> = {}): PictureUploadInput => ({
  file: { ...photo, ...file },
  maxBytes: 10_000_000,
  types: ['image/jpeg', 'image/png', 'image/webp'],
});

function start(input = inputOf()) {
  const sent: string[] = [];
  let stopped = 0;
  const actor = createActor(
    pictureUploadMachine.provide({
      actors: {
        sendPicture: fromCallback<PictureUploadEvent, UploadFile>(({ input: file }) => {
          sent.push(file.name);
          return () => {
            stopped += 1;
          };
        }),
      },
    }),
    { input },
  ).start();
  const state = () => [actor.getSnapshot().value, actor.getSnapshot().context.code];
  return { actor, sent, state, stopped: () => stopped, send: actor.send };
}

test('reaches every state and transition', () => {
  walkMachine(pictureUploadMachine, {
    inputs: [inputOf(), inputOf({ type: 'image/svg+xml' }), inputOf({ size: 25_000_000 })],
    cases: [
      { type: 'upload.progress', progress: 0.5 },
      { type: 'upload.accept', added },
      { type: 'upload.refuse', code: 'PICTURE_INVALID' },
      { type: 'upload.fail', code: 'OFFLINE' },
    ],
  });
});

test.each([
  [{ type: 'image/svg+xml' }, 'PICTURE_INVALID'],
  [{ type: '' }, 'PICTURE_INVALID'],
  [{ size: 25_000_000 }, 'PICTURE_TOO_LARGE'],
])('a file with %j is refused before it is sent', (file, code) => {
  const { sent, state, actor } = start(inputOf(file));
  expect([sent, state()]).toEqual([[], ['refused', code]]);
  expect(actor.getSnapshot().can({ type: 'upload.retry' })).toBe(false);
});

test('a failed upload is sent again as a whole', () => {
  const { actor, sent, state, send } = start();
  send({ type: 'upload.progress', progress: 0.7 });
  send({ type: 'upload.fail', code: 'OFFLINE' });
  expect(state()).toEqual(['failed', 'OFFLINE']);
  send({ type: 'upload.retry' });
  expect([sent, state(), actor.getSnapshot().context.progress]).toEqual([
    ['kopi.jpg', 'kopi.jpg'],
    ['sending', ''],
    null,
  ]);
});

test('a refused file cannot be sent again', () => {
  const { state, send, sent } = start();
  send({ type: 'upload.refuse', code: 'PICTURES_FULL' });
  send({ type: 'upload.retry' });
  expect([state(), sent]).toEqual([['refused', 'PICTURES_FULL'], ['kopi.jpg']]);
});

test('cancelling stops the request', () => {
  const { state, send, stopped } = start();
  send({ type: 'upload.cancel' });
  expect([state()[0], stopped()]).toEqual(['cancelled', 1]);
  send({ type: 'upload.accept', added });
  expect(state()[0]).toBe('cancelled');
});

test('an accepted upload has its picture', () => {
  const { actor, send } = start();
  send({ type: 'upload.accept', added });
  expect(actor.getSnapshot().context.added).toEqual(added);
});
