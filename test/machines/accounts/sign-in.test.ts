import { createActor, fromPromise, waitFor } from 'xstate';
import type { CodeSending, SentCode } from '../../../machines/accounts/one-time-code';
import {
  type Credentials,
  type Registration,
  type SignInAnswer,
  signInMachine,
} from '../../../machines/accounts/sign-in';
import { walkMachine } from '../../support/machines/coverage';

const never = () => new Promise<never>(() => {});
const sent: SentCode = { request: 'r1', sentTo: 's***@mail.id', expiresAt: 300_000, resendAt: 60_000 };
const refused = (code: string) => ({ outcome: 'refused' as const, error: { code, message: '' } });
const credentials: Credentials = { identity: 'sari@mail.id', password: 'rahasia' };
const registration: Registration = {
  name: 'Sari',
  email: 'sari@mail.id',
  phone: '',
  password: 'rahasia',
  consent: true,
};

interface Work {
  signIn: () => Promise<SignInAnswer>;
  register: () => Promise<CodeSending>;
  forgetPassword: () => Promise<CodeSending>;
}

const machineOf = (work: Partial<Work> = {}) =>
  signInMachine.provide({
    actors: {
      signIn: fromPromise<SignInAnswer, Credentials | null>(work.signIn ?? never),
      register: fromPromise<CodeSending, Registration | null>(work.register ?? never),
      forgetPassword: fromPromise<CodeSending, string>(work.forgetPassword ?? never),
    },
  });
const start = (work: Partial<Work> = {}) => createActor(machineOf(work)).start();

const entering = { known: 'entering' } as const;

test('every state and transition can be reached', () => {
  walkMachine(machineOf(), {
    facts: ({ error, sent: code }: { error: { code: string } | null; sent: unknown }) => [error?.code, code !== null],
    cases: [
      { type: 'credentials.send', credentials },
      { type: 'registration.send', registration },
      { type: 'identity.send', identity: 'sari' },
      { type: 'xstate.done.actor.0.signIn.known.checking', output: { outcome: 'done', language: 'ENGLISH' } },
      { type: 'xstate.done.actor.0.signIn.known.checking', output: refused('WRONG_CREDENTIALS') },
      { type: 'xstate.done.actor.0.signIn.new.sending', output: { outcome: 'sent', sent } },
      { type: 'xstate.done.actor.0.signIn.new.sending', output: refused('TOO_MANY_GUESSES') },
      { type: 'xstate.done.actor.0.signIn.forgotten.sending', output: { outcome: 'sent', sent } },
      { type: 'xstate.done.actor.0.signIn.forgotten.sending', output: refused('TOO_MANY_GUESSES') },
    ],
  });
});

test.each(['WRONG_CREDENTIALS', 'TOO_MANY_GUESSES', 'OTHER'])(
  'a sign-in refused as %s keeps the identity and clears the password',
  async (code) => {
    const actor = start({ signIn: async () => refused(code) });
    actor.send({ type: 'credentials.send', credentials });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== null);
    expect(context).toMatchObject({ identity: 'sari@mail.id', credentials: null, error: { code } });
    expect(actor.getSnapshot().matches(entering)).toBe(true);
  },
);

test('a second tap during sign-in sends nothing', () => {
  const signIn = jest.fn(never);
  const actor = start({ signIn });
  actor.send({ type: 'credentials.send', credentials });
  actor.send({ type: 'credentials.send', credentials });
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('the form cannot be switched while an answer is pending', () => {
  const actor = start();
  actor.send({ type: 'credentials.send', credentials });
  expect(actor.getSnapshot().can({ type: 'new.choose' })).toBe(false);
});

test.each([
  ['signing in', { type: 'credentials.send', credentials }, 'known'],
  ['registering', { type: 'registration.send', registration }, 'new'],
  ['asking for a new password', { type: 'identity.send', identity: 'sari' }, 'forgotten'],
] as const)('%s that fails says why and can be retried', async (_what, event, way) => {
  const lost = () => Promise.reject(Object.assign(new Error(), { code: 'BUSY', retryAfter: 5 }));
  const actor = start({ signIn: lost, register: lost, forgetPassword: lost });
  actor.send({ type: `${way}.choose` });
  actor.send(event);
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  expect(context.error).toMatchObject({ code: 'BUSY', retryAfter: 5 });
  expect(actor.getSnapshot().can(event)).toBe(true);
});

test('the right password signs in', async () => {
  const actor = start({ signIn: async () => ({ outcome: 'done', language: 'ENGLISH' }) });
  actor.send({ type: 'credentials.send', credentials });
  const { status, context } = await waitFor(actor, (snapshot) => snapshot.matches('done'));
  expect([status, context.credentials, context.language]).toEqual(['done', null, 'ENGLISH']);
});

test('a registration waits for its code, which completes it', async () => {
  const actor = start({ register: async () => ({ outcome: 'sent', sent }) });
  actor.send({ type: 'new.choose' });
  actor.send({ type: 'registration.send', registration });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ new: 'confirming' }));
  expect(context).toMatchObject({ sent, registration: null });
  actor.send({ type: 'code.accept' });
  expect(actor.getSnapshot().matches('done')).toBe(true);
});

test('a new password is used to sign in', async () => {
  const actor = start({ forgetPassword: async () => ({ outcome: 'sent', sent }) });
  actor.send({ type: 'forgotten.choose' });
  actor.send({ type: 'identity.send', identity: 'sari' });
  await waitFor(actor, (snapshot) => snapshot.matches({ forgotten: 'resetting' }));
  actor.send({ type: 'code.accept' });
  expect(actor.getSnapshot().matches(entering)).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ identity: 'sari', hasNewPassword: true, sent: null });
});

test('switching the form clears the previous refusal', async () => {
  const actor = start({ signIn: async () => refused('WRONG_CREDENTIALS') });
  actor.send({ type: 'credentials.send', credentials });
  await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  actor.send({ type: 'forgotten.choose' });
  expect(actor.getSnapshot().context).toMatchObject({ error: null, identity: 'sari@mail.id' });
});
