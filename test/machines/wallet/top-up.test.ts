import { createActor, waitFor } from 'xstate';
import { maxAmount } from '../../../machines/__generated__/limits';
import { type TopUpEmitted, topUpMachine } from '../../../machines/wallet/top-up';
import { walkMachine } from '../../support/machines/coverage';
import {
  type SubmissionAnswers,
  doneEnd,
  madeOrder,
  reachSubmission,
  recordedSubmission,
  refusedEnd,
  submissionEvents,
  submissionThat,
  unsentEnd,
} from '../../support/machines/submissions';

interface TopUpFacts {
  amount: string;
  payment: object | null;
  attempt: { sessionCode: string | null };
}

const payment = { payment: 'bca', kind: 'PLATFORM', fee: 1_000 } as const;

function start(answers: SubmissionAnswers = {}, sessionCode: string | null = null) {
  const { submission, sent } = recordedSubmission(answers);
  const actor = createActor(topUpMachine.provide({ actors: { submission } }), { input: { fee: 2_500, sessionCode } });
  const emitted: TopUpEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    sent,
    emitted,
    fill: (text = '50000') => {
      actor.send({ type: 'amount.type', text });
      actor.send({ type: 'payment.choose', payment });
    },
    submit: (code: string) => actor.send({ type: 'topUp.submit', code }),
    reach: (state: 'editing' | 'ordered') => waitFor(actor, (snapshot) => snapshot.matches(state)),
    child: (state: 'refused' | 'failed') => reachSubmission(actor, state),
  };
}

describe('topUp', () => {
  test('reaches every state and transition', () => {
    walkMachine(topUpMachine.provide({ actors: { submission: submissionThat() } }), {
      inputs: [
        { fee: 0, sessionCode: null, limits: { min: 10_000, max: 60_000 } },
        { fee: 0, sessionCode: 'WEB0' },
      ],
      facts: ({ amount, payment: chosen, attempt: { sessionCode } }: TopUpFacts) => [
        amount,
        chosen,
        sessionCode !== null,
      ],
      cases: [
        { type: 'amount.type', text: '50000' },
        { type: 'amount.type', text: '1' },
        { type: 'payment.choose', payment },
        { type: 'topUp.submit', code: 'WEB1' },
        ...submissionEvents,
      ],
    });
  });

  test('asks for the amount first, then for the payment', () => {
    const { actor, emitted, submit, sent } = start();
    submit('WEB1');
    actor.send({ type: 'amount.type', text: '50000' });
    submit('WEB2');
    expect(emitted).toEqual([
      { type: 'field.missing', field: 'amount' },
      { type: 'field.missing', field: 'payment' },
    ]);
    expect(sent).toEqual([]);
  });

  test.each([
    ['Rp 50.000', '50000'],
    ['007', '7'],
    ['0', '0'],
    ['abc', ''],
    ['99999999999999999', String(maxAmount)],
  ])('reads the typed amount %s as %s', (text, amount) => {
    const { actor } = start();
    actor.send({ type: 'amount.type', text });
    expect(actor.getSnapshot().context.amount).toBe(amount);
  });

  test('submits the amount with both fees in the total, once for three taps', () => {
    const { fill, submit, sent } = start();
    fill();
    submit('WEB1');
    submit('WEB2');
    submit('WEB3');
    expect(sent).toEqual([{ order: { amount: 50_000, total: 53_500, payment }, sessionCode: 'WEB1' }]);
  });

  test('ends with the order that was made', async () => {
    const { actor, fill, submit, reach } = start({ submit: async () => doneEnd });
    fill();
    submit('WEB1');
    await reach('ordered');
    expect(actor.getSnapshot().context.result).toEqual(madeOrder);
  });

  test('returns to the typed amount after a refusal, and submits with a new code', async () => {
    const { actor, fill, submit, reach, child, sent } = start({ submit: async () => refusedEnd('PAYMENT_INVALID') });
    fill();
    submit('WEB1');
    await child('refused');
    actor.send({ type: 'notice.dismiss' });
    const { context } = await reach('editing');
    expect(context.amount).toBe('50000');
    submit('WEB2');
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB2']);
  });

  test('submits what was never sent again with the same code', async () => {
    const { actor, fill, submit, reach, child, sent } = start({ submit: async () => unsentEnd });
    fill();
    submit('WEB1');
    await child('failed');
    actor.send({ type: 'notice.dismiss' });
    await reach('editing');
    submit('WEB2');
    expect(sent.map(({ sessionCode }) => sessionCode)).toEqual(['WEB1', 'WEB1']);
  });

  test('asks what became of an attempt from before a reload, and sends nothing', async () => {
    const { reach, sent } = start({ confirm: async () => doneEnd }, 'WEB0');
    await reach('ordered');
    expect(sent).toEqual([]);
  });

  test('opens the form where the attempt from before a reload was never sent', async () => {
    const { reach } = start({ confirm: async () => unsentEnd }, 'WEB0');
    const { context } = await reach('editing');
    expect(context.attempt).toEqual({ sessionCode: 'WEB0' });
  });
});
