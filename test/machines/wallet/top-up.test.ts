import { createActor } from 'xstate';
import { maxAmount } from '../../../machines/__generated__/limits';
import { purchaseMachine } from '../../../machines/purchase/purchase';
import type { PurchaseEmitted } from '../../../machines/purchase/purchase-setup';
import type { Payment } from '../../../machines/purchase/purchase-sum';
import { topUpSubject, typedAmount } from '../../../machines/wallet/top-up';
import { recordedSubmission } from '../../support/machines/submissions';

const terms = { fee: 2_500, limits: { min: 10_000, max: 60_000 } };
const payment: Payment = { id: 'bca', kind: 'PLATFORM', fee: 1_000 };

function start() {
  const { submission, sent } = recordedSubmission({});
  const actor = createActor(purchaseMachine.provide({ actors: { submission } }), {
    input: { subject: topUpSubject('', terms) },
  });
  const emitted: PurchaseEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    sent,
    emitted,
    type: (text: string) => actor.send({ type: 'subject.edit', subject: topUpSubject(text, terms) }),
    submit: (code: string) => actor.send({ type: 'order.place', code }),
  };
}

describe('topUp', () => {
  test('asks for the amount first, then for one within the limits, then for the payment', () => {
    const { emitted, type, submit, sent } = start();
    submit('WEB1');
    type('1');
    submit('WEB2');
    type('60001');
    submit('WEB3');
    type('50000');
    submit('WEB4');
    expect(emitted).toEqual([
      { type: 'section.missing', section: 'amount' },
      { type: 'section.missing', section: 'limits' },
      { type: 'section.missing', section: 'limits' },
      { type: 'section.missing', section: 'payment' },
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
    expect(typedAmount(topUpSubject(text, terms).draft)).toBe(amount);
  });

  test('submits the amount with both fees in the total, once for three taps, and then accepts no other amount', () => {
    const { actor, type, submit, sent } = start();
    type('50000');
    actor.send({ type: 'payment.choose', payment });
    submit('WEB1');
    type('20000');
    submit('WEB2');
    submit('WEB3');
    expect(sent).toMatchObject([
      { order: { draft: { amount: '50000' }, total: 53_500, payment, voucher: null }, sessionCode: 'WEB1' },
    ]);
    expect(typedAmount(actor.getSnapshot().context.subject.draft)).toBe('50000');
  });
});
