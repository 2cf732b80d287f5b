import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type CodesAnswer,
  type EndAnswer,
  type Proof,
  secondFactorMachine,
  type SecretAnswer,
} from '../../../machines/studio/second-factor';
import { walkMachine } from '../../support/machines/coverage';

const never = () => new Promise<never>(() => {});
const refused = (code: string) => ({ outcome: 'refused' as const, error: { code, message: '' } });
const started: SecretAnswer = { outcome: 'started', secret: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Studio' } };
const codes: CodesAnswer = { outcome: 'codes', codes: ['abcd-efgh-ijkl-mnop'] };
const ended: EndAnswer = { outcome: 'ended' };
const proof: Proof = { password: 'kata-sandi-panjang', code: '123456' };

interface Work {
  start: () => Promise<SecretAnswer>;
  confirm: () => Promise<CodesAnswer>;
  renew: () => Promise<CodesAnswer>;
  end: () => Promise<EndAnswer>;
}

const machineOf = (work: Partial<Work> = {}) =>
  secondFactorMachine.provide({
    actors: {
      start: fromPromise<SecretAnswer, string>(work.start ?? never),
      confirm: fromPromise<CodesAnswer, string>(work.confirm ?? never),
      renew: fromPromise<CodesAnswer, Proof | null>(work.renew ?? never),
      end: fromPromise<EndAnswer, Proof | null>(work.end ?? never),
    },
  });

function run(work: Partial<Work>) {
  const actor = createActor(machineOf(work));
  const onChange = jest.fn();
  actor.on('factor.changed', onChange);
  return { actor: actor.start(), onChange };
}

test('every state and transition can be reached', () => {
  const done = (state: string, ...outputs: object[]) =>
    outputs.map((output) => ({ type: `xstate.done.actor.0.secondFactor.${state}.sending`, output }));
  walkMachine(machineOf(), {
    facts: ({ error }: { error: { code: string } | null }) => error?.code,
    cases: [
      { type: 'password.send', password: proof.password },
      { type: 'code.send', code: proof.code },
      { type: 'proof.send', proof },
      ...done('starting', started, refused('PASSWORD_WRONG')),
      ...done('confirming', codes, refused('CODE_EXPIRED'), refused('CODE_WRONG')),
      ...done('renewing', codes, refused('CODE_WRONG')),
      ...done('ending', ended, refused('SECOND_FACTOR_NEEDED')),
    ],
  });
});

test.each(['PASSWORD_WRONG', 'NOT_ALLOWED'])(
  'a start refused as %s can be repeated and keeps no password',
  async (code) => {
    const { actor } = run({ start: async () => refused(code) });
    actor.send({ type: 'setup.open' });
    actor.send({ type: 'password.send', password: proof.password });
    const snapshot = await waitFor(actor, ({ context }) => context.error !== null);
    expect(snapshot.context).toMatchObject({ password: '', error: { code } });
    expect(snapshot.can({ type: 'password.send', password: 'lain' })).toBe(true);
  },
);

async function startConfirming(confirm: Work['confirm']) {
  const running = run({ start: async () => started, confirm });
  running.actor.send({ type: 'setup.open' });
  running.actor.send({ type: 'password.send', password: proof.password });
  await waitFor(running.actor, (snapshot) => snapshot.matches('confirming'));
  running.actor.send({ type: 'code.send', code: proof.code });
  return running;
}

test('a wrong code keeps the secret on the page', async () => {
  const { actor } = await startConfirming(async () => refused('CODE_WRONG'));
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  expect(context).toMatchObject({ secret: { secret: 'JBSWY3DP' }, entered: '' });
});

test('a secret that has expired is replaced after the password', async () => {
  const { actor } = await startConfirming(async () => refused('CODE_EXPIRED'));
  await waitFor(actor, (snapshot) => snapshot.matches('starting'));
  expect(actor.getSnapshot().context.error?.code).toBe('CODE_EXPIRED');
});

test('a lost answer says that the factor may have changed', async () => {
  const { actor, onChange } = await startConfirming(() => Promise.reject(new Error('lost')));
  await waitFor(actor, (snapshot) => snapshot.context.error !== null);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('recovery codes stay until the person says that they are kept', async () => {
  const { actor, onChange } = await startConfirming(async () => codes);
  const snapshot = await waitFor(actor, (one) => one.matches('showing'));
  expect(snapshot.can({ type: 'sheet.close' })).toBe(false);
  expect(snapshot.context).toMatchObject({ codes: ['abcd-efgh-ijkl-mnop'], secret: null });
  expect(onChange).toHaveBeenCalledTimes(1);
  actor.send({ type: 'codes.keep' });
  expect(actor.getSnapshot().context.codes).toEqual([]);
});

test('nothing can be closed while an answer is pending', () => {
  const { actor } = run({});
  actor.send({ type: 'ending.open' });
  actor.send({ type: 'proof.send', proof });
  expect(actor.getSnapshot().can({ type: 'sheet.close' })).toBe(false);
});
