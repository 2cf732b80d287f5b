import { createActor, fromPromise, type PromiseActorLogic, waitFor } from 'xstate';
import { type ClosingAnswer, type ClosingDraft, closeAccountMachine } from '../../../machines/accounts/close-account';
import { walkMachine } from '../../support/machines/coverage';

const draft: ClosingDraft = { reason: 'Pindah', password: 'rahasia1', givenUp: { balance: 5_000, points: 0 } };
const refusal = { code: 'PASSWORD_WRONG', message: 'Password salah' };
const never = () => new Promise<never>(() => {});

const actors = (close: () => Promise<ClosingAnswer>, check: () => Promise<boolean> = never) => ({
  closeAccount: fromPromise(close) as PromiseActorLogic<ClosingAnswer, ClosingDraft>,
  isClosed: fromPromise(check) as PromiseActorLogic<boolean, void>,
});

function start(close: () => Promise<ClosingAnswer>, check?: () => Promise<boolean>) {
  const actor = createActor(closeAccountMachine.provide({ actors: actors(close, check) }));
  const said: string[] = [];
  actor.on('*', ({ type }) => said.push(type));
  actor.start();
  actor.send({ type: 'account.close', draft });
  return { actor, said, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
}

test('every state and transition can be reached', () => {
  walkMachine(closeAccountMachine.provide({ actors: actors(never) }), {
    facts: ({ refusal: refused }: { refusal: unknown }) => [refused !== null],
    cases: [
      { type: 'account.close', draft },
      { type: 'xstate.done.actor.0.closeAccount.closing', output: refusal },
      { type: 'xstate.done.actor.0.closeAccount.closing', output: null },
      { type: 'xstate.done.actor.0.closeAccount.confirming', output: true },
      { type: 'xstate.done.actor.0.closeAccount.confirming', output: false },
    ],
  });
});

test('a refusal stays until something is changed, and the password does not stay', async () => {
  const { actor, said, settled } = start(async () => refusal);
  await settled();
  expect(actor.getSnapshot().context).toEqual({ draft: null, refusal });
  expect(said).toEqual(['account.refused']);
  actor.send({ type: 'account.change' });
  expect(actor.getSnapshot().context.refusal).toBeNull();
});

test('closing the account shows one message, and a second tap does nothing', async () => {
  const close = jest.fn(async () => null);
  const { actor, said, settled } = start(close);
  actor.send({ type: 'account.close', draft });
  await settled();
  expect(actor.getSnapshot()).toMatchObject({ status: 'done', context: { draft: null } });
  expect(said).toEqual(['account.closed']);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ['closed it', async () => true, 'closed'],
  ['did not arrive', async () => false, { editing: 'failed' }],
  ['is still unknown', async () => Promise.reject(new Error('offline')), { editing: 'failed' }],
])('without an answer the account is asked for: the call %s', async (_case, check, state) => {
  const { actor, settled } = start(() => Promise.reject(new Error('offline')), check);
  await settled();
  expect(actor.getSnapshot().value).toEqual(state);
  expect(actor.getSnapshot().context.draft).toBeNull();
});
