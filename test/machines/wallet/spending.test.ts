import { createActor, fromPromise, waitFor } from 'xstate';
import { type SpendingAnswer, spendingMachine } from '../../../machines/wallet/spending';
import { walkMachine } from '../../support/machines/coverage';

interface Sent {
  sessionCode: string;
  password: string;
}

const wrong = { code: 'PASSWORD_WRONG', message: 'Password salah', total: null };
const never = () => new Promise<never>(() => {});

const machineThat = (check: (sent: Sent) => Promise<SpendingAnswer>) =>
  spendingMachine.provide({
    actors: { confirmSpending: fromPromise<SpendingAnswer, Sent>(({ input }) => check(input)) },
  });

function start(check: (sent: Sent) => Promise<SpendingAnswer>) {
  const actor = createActor(machineThat(check), { input: { sessionCode: 'WEB1' } });
  const said: object[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return { actor, said, settled: () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')) };
}

describe('spending', () => {
  test('reaches every state and transition', () => {
    walkMachine(machineThat(never), {
      inputs: [{ sessionCode: 'WEB1' }],
      facts: ({ refusal }: { refusal: unknown }) => [refusal !== null],
      cases: [
        { type: 'password.send', password: 'rahasia1' },
        { type: 'xstate.done.actor.0.spending.checking', output: null },
        { type: 'xstate.done.actor.0.spending.checking', output: wrong },
      ],
    });
  });

  test('the right password confirms the attempt once, and is stored nowhere', async () => {
    const check = jest.fn(async () => null);
    const { actor, said, settled } = start(check);
    actor.send({ type: 'password.send', password: 'rahasia1' });
    actor.send({ type: 'password.send', password: 'rahasia1' });
    await settled();
    expect(check.mock.calls).toEqual([[{ sessionCode: 'WEB1', password: 'rahasia1' }]]);
    expect(said).toEqual([{ type: 'spending.confirmed', code: 'WEB1' }]);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('rahasia1');
  });

  test.each([
    ['a wrong password', async () => wrong, 'PASSWORD_WRONG'],
    ['a lost connection', async () => Promise.reject(Object.assign(new Error(), { code: 'OFFLINE' })), 'OFFLINE'],
    ['a fault of the page', async () => Promise.reject(new Error('boom')), 'INTERNAL'],
  ])('after %s the question stays, and says why until something is typed', async (_what, check, code) => {
    const { actor, said, settled } = start(check);
    actor.send({ type: 'password.send', password: 'salah' });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'asking', context: { refusal: { code } } });
    actor.send({ type: 'password.change' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    expect(said).toEqual([]);
  });
});
