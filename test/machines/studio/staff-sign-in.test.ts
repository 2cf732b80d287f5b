import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type StaffCredentials,
  type StaffSignInAnswer,
  staffSignInMachine,
} from '../../../machines/studio/staff-sign-in';
import { walkMachine } from '../../support/machines/coverage';

const never = () => new Promise<never>(() => {});
const credentials: StaffCredentials = { email: 'sari@contoh.test', password: 'kata-sandi-panjang' };
const refused = (code: string): StaffSignInAnswer => ({ outcome: 'refused', error: { code, message: '' } });
const codeNeeded: StaffSignInAnswer = { outcome: 'code-needed', expiresIn: 300 };
const signedIn: StaffSignInAnswer = { outcome: 'signed-in' };

interface Work {
  signIn: () => Promise<StaffSignInAnswer>;
  enterCode: () => Promise<StaffSignInAnswer>;
}

const machineOf = ({ signIn = never, enterCode = never }: Partial<Work> = {}) =>
  staffSignInMachine.provide({
    actors: {
      signIn: fromPromise<StaffSignInAnswer, StaffCredentials | null>(signIn),
      enterCode: fromPromise<StaffSignInAnswer, string>(enterCode),
    },
  });

function start(work: Partial<Work> = {}) {
  const clock = new SimulatedClock();
  return { actor: createActor(machineOf(work), { input: { email: '' }, clock }).start(), clock };
}

async function startAtCode(enterCode: Work['enterCode'] = never) {
  const started = start({ signIn: async () => codeNeeded, enterCode });
  started.actor.send({ type: 'credentials.send', credentials });
  await waitFor(started.actor, (snapshot) => snapshot.matches('codeNeeded'));
  return started;
}

test('every state and transition can be reached', () => {
  const sending = 'xstate.done.actor.0.staffSignIn.sending';
  const checking = 'xstate.done.actor.0.staffSignIn.codeNeeded.sending';
  walkMachine(machineOf(), {
    input: { email: '' },
    facts: ({ email, error }: { email: string; error: { code: string } | null }) => [email, error?.code],
    cases: [
      { type: 'credentials.send', credentials },
      { type: 'credentials.send', credentials: { ...credentials, email: 'budi@contoh.test' } },
      { type: 'code.send', code: '123456' },
      ...[signedIn, codeNeeded, refused('TOO_MANY_GUESSES'), refused('WRONG_CREDENTIALS')].map((output) => ({
        type: sending,
        output,
      })),
      ...[signedIn, refused('TOO_MANY_GUESSES'), refused('CODE_EXPIRED'), refused('CODE_WRONG')].map((output) => ({
        type: checking,
        output,
      })),
    ],
  });
});

test.each(['WRONG_CREDENTIALS', 'OTHER'])(
  'a sign-in refused as %s keeps the e-mail, drops the password and can be repeated',
  async (code) => {
    const { actor } = start({ signIn: async () => refused(code) });
    actor.send({ type: 'credentials.send', credentials });
    const snapshot = await waitFor(actor, ({ context }) => context.error !== null);
    expect(snapshot.context).toMatchObject({ email: credentials.email, credentials: null, error: { code } });
    expect(snapshot.can({ type: 'credentials.send', credentials })).toBe(true);
  },
);

test('a second tap while signing in sends nothing', () => {
  const signIn = jest.fn(never);
  const { actor } = start({ signIn });
  actor.send({ type: 'credentials.send', credentials });
  actor.send({ type: 'credentials.send', credentials });
  expect(signIn).toHaveBeenCalledTimes(1);
});

test('after too many guesses, only another e-mail is sent until 15 minutes have passed', async () => {
  const { actor, clock } = start({ signIn: async () => refused('TOO_MANY_GUESSES') });
  actor.send({ type: 'credentials.send', credentials });
  const locked = await waitFor(actor, (snapshot) => snapshot.matches('locked'));
  const sameEmail = { ...credentials, email: ' SARI@contoh.test ' };
  expect(locked.can({ type: 'credentials.send', credentials: sameEmail })).toBe(false);
  expect(locked.can({ type: 'credentials.send', credentials: { ...credentials, email: 'budi@contoh.test' } })).toBe(
    true,
  );
  clock.increment(15 * 60_000);
  expect(actor.getSnapshot().can({ type: 'credentials.send', credentials })).toBe(true);
  expect(actor.getSnapshot().context.error).toBeNull();
});

test('a request that fails says why and can be repeated', async () => {
  const signIn = () => Promise.reject(Object.assign(new Error(), { code: 'BUSY', retryAfter: 5 }));
  const { actor } = start({ signIn });
  actor.send({ type: 'credentials.send', credentials });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  expect(context.error).toMatchObject({ code: 'BUSY', retryAfter: 5 });
  expect(actor.getSnapshot().can({ type: 'credentials.send', credentials })).toBe(true);
});

test('a wrong code is asked for again and is not kept', async () => {
  const { actor } = await startAtCode(async () => refused('CODE_WRONG'));
  actor.send({ type: 'code.send', code: '123456' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  expect(context).toMatchObject({ entered: '', error: { code: 'CODE_WRONG' } });
  expect(actor.getSnapshot().can({ type: 'code.send', code: '654321' })).toBe(true);
});

test('a code that is not entered in time leads back to the password, with the e-mail', async () => {
  const { actor, clock } = await startAtCode();
  clock.increment(299_000);
  expect(actor.getSnapshot().matches('codeNeeded')).toBe(true);
  clock.increment(1_000);
  expect(actor.getSnapshot().matches('editing')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ email: credentials.email, error: { code: 'CODE_EXPIRED' } });
});

test('too many wrong codes lock the sign-in', async () => {
  const { actor } = await startAtCode(async () => refused('TOO_MANY_GUESSES'));
  actor.send({ type: 'code.send', code: '123456' });
  const locked = await waitFor(actor, (snapshot) => snapshot.matches('locked'));
  expect(locked.can({ type: 'credentials.send', credentials })).toBe(false);
});

test('another account can be chosen instead of entering the code', async () => {
  const { actor } = await startAtCode();
  actor.send({ type: 'sign-in.restart' });
  expect(actor.getSnapshot().matches('editing')).toBe(true);
});

test('the right password and code sign in', async () => {
  const { actor } = await startAtCode(async () => signedIn);
  actor.send({ type: 'code.send', code: '123456' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(context).toMatchObject({ credentials: null, entered: '' });
});
