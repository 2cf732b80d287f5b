import { createActor, fromPromise, type PromiseActorLogic, waitFor } from 'xstate';
import { type ProfileAnswer, profileEditMachine, type TypedProfile } from '../../../machines/accounts/profile-edit';
import { walkMachine } from '../../support/machines/coverage';

const typed: TypedProfile = { name: 'Rina', username: 'rina', email: 'rina@toko.test', phone: '0812' };
const sent = { request: 'r1', sentTo: 'r***@toko.test', expiresAt: 2, resendAt: 1 };
const taken: ProfileAnswer = { outcome: 'refused', refusal: { code: 'USERNAME_TAKEN', message: 'Sudah dipakai' } };

const actors = (save: () => Promise<ProfileAnswer>) => ({
  saveProfile: fromPromise(save) as PromiseActorLogic<ProfileAnswer, TypedProfile>,
});

function start(save: () => Promise<ProfileAnswer>) {
  const actor = createActor(profileEditMachine.provide({ actors: actors(save) }));
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  actor.send({ type: 'profile.save', typed });
  return { actor, emitted, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
}

test('every state and transition can be reached', () => {
  walkMachine(profileEditMachine.provide({ actors: actors(() => new Promise(() => {})) }), {
    facts: ({ refusal, sent: code }: { refusal: unknown; sent: unknown }) => [refusal !== null, code !== null],
    cases: [
      { type: 'profile.save', typed },
      { type: 'xstate.done.actor.0.profileEdit.saving', output: taken },
      { type: 'xstate.done.actor.0.profileEdit.saving', output: { outcome: 'saved', sent } },
      { type: 'xstate.done.actor.0.profileEdit.saving', output: { outcome: 'saved', sent: null } },
    ],
  });
});

test('a refusal stays until something is changed, and the profile is not saved', async () => {
  const { actor, emitted, settled } = start(async () => taken);
  await settled();
  expect(actor.getSnapshot().context.refusal?.code).toBe('USERNAME_TAKEN');
  actor.send({ type: 'profile.change' });
  expect(actor.getSnapshot().context.refusal).toBeNull();
  expect(emitted).toEqual([]);
});

test('without an answer nothing is saved, and a retry is possible', async () => {
  const { actor, emitted, settled } = start(() => Promise.reject(new Error('offline')));
  await settled();
  expect(actor.getSnapshot().matches({ editing: 'failed' })).toBe(true);
  expect(actor.getSnapshot().can({ type: 'profile.save', typed })).toBe(true);
  expect(emitted).toEqual([]);
});

test('a second tap saves nothing again', async () => {
  const save = jest.fn(async (): Promise<ProfileAnswer> => ({ outcome: 'saved', sent: null }));
  const { actor, emitted, settled } = start(save);
  actor.send({ type: 'profile.save', typed });
  await settled();
  expect(save).toHaveBeenCalledTimes(1);
  expect(emitted).toEqual(['profile.saved']);
});

test('another e-mail is changed by its code alone', async () => {
  const { actor, emitted, settled } = start(async () => ({ outcome: 'saved', sent }));
  await settled();
  expect(actor.getSnapshot().matches('verifying')).toBe(true);
  expect(emitted).toEqual(['code.sent']);
  actor.send({ type: 'email.verified' });
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(emitted).toEqual(['code.sent', 'email.changed']);
});
