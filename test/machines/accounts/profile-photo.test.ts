import { createActor, fromPromise, type PromiseActorLogic, waitFor } from 'xstate';
import { type PhotoAnswer, type PhotoUpload, profilePhotoMachine } from '../../../machines/accounts/profile-photo';
import { walkMachine } from '../../support/machines/coverage';

const chosen = { url: 'data:image/png;base64,AA==' };
const upload: PhotoUpload = { photo: new Blob(['photo']), key: 'WEB12345678' };
const refused: PhotoAnswer = { outcome: 'refused', refusal: { code: 'PHOTO_SIZE', message: '' } };
const never = () => new Promise<never>(() => {});

const actors = (send: (upload: PhotoUpload) => Promise<PhotoAnswer>, remove: () => Promise<PhotoAnswer> = never) => ({
  sendPhoto: fromPromise(({ input }) => send(input as PhotoUpload)) as PromiseActorLogic<PhotoAnswer, PhotoUpload>,
  removePhoto: fromPromise(remove) as PromiseActorLogic<PhotoAnswer, null>,
});

function start(send: (upload: PhotoUpload) => Promise<PhotoAnswer>, remove?: () => Promise<PhotoAnswer>) {
  const actor = createActor(profilePhotoMachine.provide({ actors: actors(send, remove) }));
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return { actor, emitted, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
}

test('every state and transition can be reached', () => {
  const end = (state: string, output: PhotoAnswer) => ({ type: `xstate.done.actor.0.profilePhoto.${state}`, output });
  walkMachine(profilePhotoMachine.provide({ actors: actors(never) }), {
    facts: ({ refusal, chosen: one }: { refusal: unknown; chosen: unknown }) => [refusal !== null, one !== null],
    cases: [
      { type: 'photo.choose', chosen },
      { type: 'photo.reject', code: 'PHOTO_FORMAT' },
      { type: 'photo.use', upload },
      ...['sending', 'removing'].flatMap((state) => [end(state, refused), end(state, { outcome: 'done' })]),
    ],
  });
});

test('a picture that cannot be read is named, and another can be chosen', () => {
  const { actor } = start(never);
  actor.send({ type: 'photo.reject', code: 'PHOTO_FORMAT' });
  expect(actor.getSnapshot().context.refusal?.code).toBe('PHOTO_FORMAT');
  actor.send({ type: 'photo.choose', chosen });
  expect(actor.getSnapshot().context).toMatchObject({ refusal: null, chosen });
});

test.each<[string, () => Promise<PhotoAnswer>, object]>([
  ['a refused photo', async () => refused, { cropping: 'waiting' }],
  ['a photo that was not sent', () => Promise.reject(new Error('offline')), { cropping: 'failed' }],
])('%s stays, so that it can be sent once more', async (_what, send, state) => {
  const { actor, emitted, settled } = start(send);
  actor.send({ type: 'photo.choose', chosen });
  actor.send({ type: 'photo.use', upload });
  await settled();
  expect(actor.getSnapshot().matches(state)).toBe(true);
  expect(actor.getSnapshot().context.chosen).toEqual(chosen);
  expect(actor.getSnapshot().can({ type: 'photo.use', upload })).toBe(true);
  expect(emitted).toEqual([]);
});

test('a second tap sends nothing again, and what was sent is saved', async () => {
  const send = jest.fn(async (): Promise<PhotoAnswer> => ({ outcome: 'done' }));
  const { actor, emitted, settled } = start(send);
  actor.send({ type: 'photo.choose', chosen });
  for (const tap of [1, 2]) actor.send({ type: 'photo.use', upload: { ...upload, key: `WEB1234567${tap}` } });
  await settled();
  expect(send.mock.calls).toEqual([[{ ...upload, key: 'WEB12345671' }]]);
  expect(emitted).toEqual(['photo.saved']);
  expect(actor.getSnapshot().context).toEqual({ chosen: null, upload: null, refusal: null });
});

test.each<[string, () => Promise<PhotoAnswer>, object, string[]]>([
  ['removed', async () => ({ outcome: 'done' }), { choosing: 'waiting' }, ['photo.removed']],
  ['not removed', async () => refused, { choosing: 'waiting' }, []],
  ['not removed without an answer', () => Promise.reject(new Error('offline')), { choosing: 'failed' }, []],
])('a photo is %s', async (_what, remove, state, told) => {
  const { actor, emitted, settled } = start(never, remove);
  actor.send({ type: 'photo.remove' });
  await settled();
  expect(actor.getSnapshot().matches(state)).toBe(true);
  expect(emitted).toEqual(told);
});
