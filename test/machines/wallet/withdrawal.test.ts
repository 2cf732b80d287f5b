import { createActor, waitFor } from 'xstate';
import { anyAmount } from '../../../machines/wallet/amount';
import { type WithdrawalEmitted, withdrawalMachine } from '../../../machines/wallet/withdrawal';
import { accountNumbers } from '../../support/money/account-numbers';
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
} from '../../support/machines/submissions';

const account = { bank: 'BCA', holder: 'Sari Dewi', number: '1234567890' };
const funds = { balance: 100_000, fee: 5_000 };

function start(answers: SubmissionAnswers = {}, limits = anyAmount) {
  const { submission, sent } = recordedSubmission(answers);
  const machine = withdrawalMachine.provide({ actors: { submission } });
  const actor = createActor(machine, { input: { ...funds, limits, sessionCode: null } });
  const emitted: WithdrawalEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const write = (fields: Partial<typeof account>) => {
    for (const [field, text] of Object.entries(fields))
      actor.send({ type: 'account.type', field: field as keyof typeof account, text });
  };
  return {
    actor,
    sent,
    emitted,
    write,
    fill: (text: string) => {
      write(account);
      actor.send({ type: 'amount.type', text });
    },
    review: () => actor.send({ type: 'withdrawal.review' }),
    confirm: (code: string) => actor.send({ type: 'withdrawal.confirm', code }),
  };
}

interface Facts {
  balance: number;
  amount: string;
  account: typeof account;
  attempt: { sessionCode: string | null };
}

describe('withdrawal', () => {
  test('reaches every state and transition', () => {
    walkMachine(withdrawalMachine.provide({ actors: { submission: submissionThat() } }), {
      inputs: [
        { ...funds, sessionCode: null, limits: { min: 10_000, max: 60_000 } },
        { ...funds, sessionCode: 'WEB0' },
      ],
      facts: ({ balance, amount, account: typed, attempt }: Facts) => [
        balance,
        amount,
        Object.values(typed).join(),
        attempt.sessionCode !== null,
      ],
      cases: [
        ...Object.entries(account).map(([field, text]) => ({ type: 'account.type', field, text })),
        { type: 'account.type', field: 'number', text: 'tidak ada' },
        { type: 'amount.type', text: '50000' },
        { type: 'amount.type', text: '90000' },
        { type: 'balance.change', balance: 10_000 },
        { type: 'withdrawal.confirm', code: 'WEB1' },
        ...submissionEvents,
      ],
    });
  });

  test.each(['bank', 'holder', 'number'] as const)('requires the %s of the account', (field) => {
    const { fill, write, review, emitted, actor } = start();
    fill('50000');
    write({ [field]: '  ' });
    review();
    expect(emitted).toEqual([{ type: 'account.missing' }]);
    expect(actor.getSnapshot().matches('editing')).toBe(true);
  });

  test.each(accountNumbers)('of %s, the number %s is taken: %s', (bank, number, isPayable) => {
    const { fill, write, review, emitted } = start();
    fill('50000');
    write({ bank, number });
    review();
    expect(emitted).toEqual(isPayable ? [] : [{ type: 'number.invalid' }]);
  });

  test.each([
    ['9999', true],
    ['10000', false],
    ['60000', false],
    ['60001', true],
  ])('where a store takes 10,000 to 60,000, the amount %s is refused: %s', (text, isRefused) => {
    const { fill, review, emitted } = start({}, { min: 10_000, max: 60_000 });
    fill(text);
    review();
    expect(emitted).toEqual(isRefused ? [{ type: 'amount.limited' }] : []);
  });

  test('requires an amount', () => {
    const { fill, review, emitted } = start();
    fill('0');
    review();
    expect(emitted).toEqual([{ type: 'amount.missing' }]);
  });

  test.each([
    ['95001', true],
    ['95000', false],
  ])('with a balance of 100,000 and a fee of 5,000, the amount %s is short: %s', (text, isShort) => {
    const { fill, review, emitted } = start();
    fill(text);
    review();
    expect(emitted).toEqual(isShort ? [{ type: 'balance.short' }] : []);
  });

  test('shows a balance that changed while the form was open', () => {
    const { actor, fill, review, emitted } = start();
    fill('50000');
    actor.send({ type: 'balance.change', balance: 54_999 });
    review();
    expect(emitted).toEqual([{ type: 'balance.short' }]);
  });

  test('sends nothing before the review is confirmed, and once for two taps', () => {
    const { fill, review, confirm, sent, actor } = start();
    fill('50000');
    review();
    actor.send({ type: 'review.dismiss' });
    review();
    expect(sent).toEqual([]);
    confirm('WEB1');
    confirm('WEB2');
    expect(sent).toEqual([{ order: { amount: 50_000, total: 55_000, account }, sessionCode: 'WEB1' }]);
  });

  test('ends with the order that was made', async () => {
    const { actor, fill, review, confirm } = start({ submit: async () => doneEnd });
    fill('50000');
    review();
    confirm('WEB1');
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('ordered'));
    expect([context.result, context.attempt.sessionCode]).toEqual([madeOrder, null]);
  });

  test('keeps what was typed after a refusal', async () => {
    const { actor, fill, review, confirm } = start({ submit: async () => refusedEnd('BALANCE_SHORT') });
    fill('50000');
    review();
    confirm('WEB1');
    await reachSubmission(actor, 'refused');
    actor.send({ type: 'notice.dismiss' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('editing'));
    expect(context).toMatchObject({ amount: '50000', account });
  });

  test('cuts each field at its length, so that the note of the order has room for all', () => {
    const { actor, write } = start();
    write({ bank: 'b'.repeat(99), holder: 'h'.repeat(99), number: '1'.repeat(99) });
    const typed = actor.getSnapshot().context.account;
    expect([typed.bank.length, typed.holder.length, typed.number.length]).toEqual([60, 60, 40]);
  });
});
