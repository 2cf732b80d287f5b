import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type CodeAnswer,
  type CodeCheck,
  type CodeSending,
  type CodeTarget,
  oneTimeCodeMachine,
  type SentCode,
} from '../../../machines/accounts/one-time-code';
import { walkMachine } from '../../support/machines/coverage';

const never = () => new Promise<never>(() => {});
const sent: SentCode = { request: 'r1', sentTo: '+62***45', expiresAt: 300_000, resendAt: 60_000 };
const to: CodeTarget = { channel: 'SMS', phone: '+628123' };
const refused = (code: string) => ({ outcome: 'refused' as const, error: { code, message: '' } });
const answer: CodeAnswer = { code: '123456' };

interface Work {
  send: (about: { input: { to: CodeTarget | null; request: string | null } }) => Promise<CodeSending>;
  verify: (about: { input: { request: string; answer: CodeAnswer } }) => Promise<CodeCheck>;
}

const machineOf = (work: Partial<Work> = {}) =>
  oneTimeCodeMachine.provide({
    actors: {
      send: fromPromise<CodeSending, { to: CodeTarget | null; request: string | null }>(work.send ?? never),
      verify: fromPromise<CodeCheck, { request: string; answer: CodeAnswer }>(work.verify ?? never),
    },
  });

const start = (work: Partial<Work> = {}, input: { to: CodeTarget | null; sent: SentCode | null } = { to, sent }) =>
  createActor(machineOf(work), { input }).start();

test('every state and transition can be reached', () => {
  walkMachine(machineOf(), {
    inputs: [
      { to: null, sent: null },
      { to, sent: null },
      { to, sent },
    ],
    facts: (context: { sent: unknown; to: unknown; error: { code: string } | null; failedChecks: number }) => [
      context.sent !== null,
      context.to !== null,
      context.error?.code,
      context.failedChecks,
    ],
    cases: [
      { type: 'code.send', to },
      { type: 'code.answer', answer },
      { type: 'code.resend', at: 59_999 },
      { type: 'code.resend', at: 60_000 },
      { type: 'xstate.done.actor.0.oneTimeCode.sending', output: { outcome: 'sent', sent } },
      { type: 'xstate.done.actor.0.oneTimeCode.sending', output: refused('TOO_MANY_GUESSES') },
      { type: 'xstate.done.actor.0.oneTimeCode.verifying', output: { outcome: 'done' } },
      { type: 'xstate.done.actor.0.oneTimeCode.verifying', output: refused('CODE_WRONG') },
      { type: 'xstate.done.actor.0.oneTimeCode.verifying', output: refused('CODE_EXPIRED') },
    ],
  });
});

test('sends nothing before there is a recipient', () => {
  const send = jest.fn(never);
  const actor = start({ send }, { to: null, sent: null });
  expect(send).not.toHaveBeenCalled();
  actor.send({ type: 'code.send', to });
  expect(send).toHaveBeenCalledTimes(1);
});

test('waits for a code that an earlier step sent', () => {
  const send = jest.fn(never);
  expect(start({ send }).getSnapshot().matches('waiting')).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

test('a resend waits for its delay and repeats the request', () => {
  const send = jest.fn(never);
  const actor = start({ send });
  actor.send({ type: 'code.resend', at: sent.resendAt - 1 });
  expect(send).not.toHaveBeenCalled();
  actor.send({ type: 'code.resend', at: sent.resendAt });
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ input: { to, request: 'r1' } }));
});

test('a wrong code is counted and can be corrected', async () => {
  const actor = start({ verify: async () => refused('CODE_WRONG') });
  for (const wrong of [1, 2]) {
    actor.send({ type: 'code.answer', answer });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.failedChecks === wrong);
    expect(context.error?.code).toBe('CODE_WRONG');
    expect(actor.getSnapshot().matches('waiting')).toBe(true);
  }
});

test('the fifth wrong code requires a new code', async () => {
  const actor = start({ verify: async () => refused('CODE_WRONG') });
  for (const wrong of [1, 2, 3, 4]) {
    actor.send({ type: 'code.answer', answer });
    await waitFor(actor, ({ context }) => context.failedChecks === wrong);
  }
  actor.send({ type: 'code.answer', answer });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('spent'));
  expect(context.error?.code).toBe('CODE_EXPIRED');
  expect(actor.getSnapshot().can({ type: 'code.resend', at: sent.resendAt })).toBe(true);
});

test.each(['CODE_EXPIRED', 'TOO_MANY_GUESSES'])('%s requires a new code', async (code) => {
  const actor = start({ verify: async () => refused(code) });
  actor.send({ type: 'code.answer', answer });
  await waitFor(actor, (snapshot) => snapshot.matches('spent'));
  expect(actor.getSnapshot().can({ type: 'code.answer', answer })).toBe(false);
  expect(actor.getSnapshot().can({ type: 'code.resend', at: sent.resendAt })).toBe(true);
});

test('failed checks of the previous code do not count for a new one', async () => {
  const renewed = { ...sent, request: 'r2', resendAt: 120_000 };
  const actor = start({
    verify: async () => refused('CODE_WRONG'),
    send: async () => ({ outcome: 'sent', sent: renewed }),
  });
  actor.send({ type: 'code.answer', answer });
  await waitFor(actor, (snapshot) => snapshot.context.failedChecks === 1);
  actor.send({ type: 'code.resend', at: sent.resendAt });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.sent === renewed);
  expect(context).toMatchObject({ failedChecks: 0, error: null });
});

test('a refused resend leaves the sent code valid', async () => {
  const actor = start({ send: async () => refused('TOO_MANY_GUESSES') });
  actor.send({ type: 'code.resend', at: sent.resendAt });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  expect(context.sent).toEqual(sent);
  expect(actor.getSnapshot().matches('waiting')).toBe(true);
});

test('a refused first code asks for the recipient again', async () => {
  const actor = start({ send: async () => refused('PHONE_TAKEN') }, { to, sent: null });
  const { context } = await waitFor(actor, (snapshot) => snapshot.matches('unsent'));
  expect(context.error?.code).toBe('PHONE_TAKEN');
});

test.each([
  ['sending', { to, sent: null }, 'unsent'],
  ['checking', { to, sent }, 'waiting'],
] as const)('a failure while %s says why and can be retried', async (_what, input, state) => {
  const lost = () => Promise.reject(Object.assign(new Error(), { code: 'SLOW' }));
  const actor = start({ send: lost, verify: lost }, input);
  actor.send({ type: 'code.answer', answer });
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  expect(context).toMatchObject({ error: { code: 'SLOW' }, failedChecks: 0 });
  expect(actor.getSnapshot().matches(state)).toBe(true);
});

test('a second tap during a check sends nothing', () => {
  const verify = jest.fn(never);
  const actor = start({ verify });
  actor.send({ type: 'code.answer', answer });
  actor.send({ type: 'code.answer', answer });
  expect(verify).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().can({ type: 'code.resend', at: sent.resendAt })).toBe(false);
});

test('changing the number clears the code of the previous one', () => {
  const actor = start();
  actor.send({ type: 'code.change' });
  expect(actor.getSnapshot().matches('unsent')).toBe(true);
  expect(actor.getSnapshot().context.sent).toBeNull();
});

test('the right code finishes and passes on the rest of the answer', async () => {
  const verify = jest.fn<Promise<CodeCheck>, [object]>(async () => ({ outcome: 'done' }));
  const actor = start({ verify });
  actor.send({ type: 'code.answer', answer: { code: '123456', newPassword: 'baru-sekali' } });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(verify).toHaveBeenCalledWith(
    expect.objectContaining({ input: { request: 'r1', answer: { code: '123456', newPassword: 'baru-sekali' } } }),
  );
});
