import { createActor, waitFor } from 'xstate';
import { pointsExchangeMachine } from '../../../machines/wallet/points-exchange';
import { walkMachine } from '../../support/machines/coverage';
import {
  type SubmissionAnswers,
  doneWithoutOrder,
  reachSubmission,
  recordedSubmission,
  refusedEnd,
  submissionEvents,
  submissionThat,
  unsentEnd,
} from '../../support/machines/submissions';

const mug = { id: 'mug', points: 100, amount: 15_000 };
const bike = { id: 'bike', points: 9_000, amount: 900_000 };

function start(answers: SubmissionAnswers = {}, sessionCode: string | null = null) {
  const { submission, sent } = recordedSubmission(answers);
  const machine = pointsExchangeMachine.provide({ actors: { submission } });
  const actor = createActor(machine, { input: { points: 250, sessionCode } });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  return {
    actor,
    sent,
    emitted,
    choose: (reward: typeof mug) => actor.send({ type: 'reward.choose', reward }),
    confirm: (code: string) => actor.send({ type: 'exchange.confirm', code }),
    reach: (state: 'choosing' | 'exchanged') => waitFor(actor, (snapshot) => snapshot.matches(state)),
    child: (state: 'refused' | 'failed') => reachSubmission(actor, state),
  };
}

interface Facts {
  points: number;
  reward: object | null;
  attempt: { sessionCode: string | null };
}

describe('pointsExchange', () => {
  test('reaches every state and transition', () => {
    walkMachine(pointsExchangeMachine.provide({ actors: { submission: submissionThat() } }), {
      inputs: [
        { points: 250, sessionCode: null },
        { points: 250, sessionCode: 'WEB0' },
      ],
      facts: ({ points, reward, attempt }: Facts) => [points, reward, attempt.sessionCode !== null],
      cases: [
        { type: 'points.change', points: 0 },
        { type: 'reward.choose', reward: mug },
        { type: 'reward.choose', reward: bike },
        { type: 'exchange.confirm', code: 'WEB1' },
        ...submissionEvents,
      ],
    });
  });

  test('refuses a reward that costs more than the customer has', () => {
    const { actor, choose, emitted } = start();
    choose(bike);
    expect(emitted).toEqual(['points.short']);
    expect(actor.getSnapshot().matches('choosing')).toBe(true);
  });

  test('takes points only after confirmation, and once for two taps', () => {
    const { actor, choose, confirm, sent } = start();
    choose(mug);
    actor.send({ type: 'reward.dismiss' });
    expect(sent).toEqual([]);
    choose(mug);
    confirm('WEB1');
    confirm('WEB2');
    expect(sent).toEqual([{ order: { reward: 'mug', amount: 15_000, total: 100 }, sessionCode: 'WEB1' }]);
  });

  test('offers the next exchange after one, with a new code', async () => {
    const { actor, choose, confirm, reach, sent } = start({ submit: doneWithoutOrder });
    choose(mug);
    confirm('WEB1');
    await reach('exchanged');
    actor.send({ type: 'notice.dismiss' });
    choose(mug);
    confirm('WEB2');
    await reach('exchanged');
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB2']);
  });

  test('returns to the rewards after a refusal', async () => {
    const { actor, choose, confirm, child, reach } = start({ submit: async () => refusedEnd('POINTS_SHORT') });
    choose(mug);
    confirm('WEB1');
    await child('refused');
    actor.send({ type: 'notice.dismiss' });
    expect((await reach('choosing')).context.attempt.sessionCode).toBeNull();
  });

  test('keeps the code of an exchange that was never sent', async () => {
    const { actor, choose, confirm, child, reach } = start({ submit: async () => unsentEnd });
    choose(mug);
    confirm('WEB1');
    await child('failed');
    actor.send({ type: 'notice.dismiss' });
    expect((await reach('choosing')).context.attempt.sessionCode).toBe('WEB1');
  });

  test('checks the outcome of an exchange that was open before a reload', async () => {
    const { reach, sent } = start({ confirm: doneWithoutOrder }, 'WEB0');
    await reach('exchanged');
    expect(sent).toEqual([]);
  });
});
