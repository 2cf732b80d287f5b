import { createActor, fromPromise, waitFor } from 'xstate';
import { type VoucherAnswer, type VoucherBasis, voucherMachine } from '../../../machines/vouchers/voucher';
import { walkMachine } from '../../support/machines/coverage';

type Check = (question: { code: string; basis: VoucherBasis }) => Promise<VoucherAnswer>;

const basis = (key = 'a', total = 50_000): VoucherBasis => ({
  key,
  supplier: null,
  subtotal: total,
  total,
  deliveryCost: 0,
  paymentKind: null,
  carrierKind: null,
});
const applied = (discount = 5_000): VoucherAnswer => ({
  outcome: 'applied',
  voucher: { code: 'HEMAT', discount, cashback: 0, cashbackCurrency: 'Rp', note: 'Hemat' },
});
const refused = (code: string): VoucherAnswer => ({ outcome: 'refused', refusal: { code, message: '' } });
const never: Check = () => new Promise(() => {});
const offline = () => Promise.reject(new Error('offline'));

function start(check: Check = never, input: { code?: string; basis?: VoucherBasis | null } = {}) {
  const asked: string[] = [];
  const machine = voucherMachine.provide({
    actors: {
      check: fromPromise<VoucherAnswer, { code: string; basis: VoucherBasis }>(({ input: question }) => {
        asked.push(`${question.code} ${question.basis.key}`);
        return check(question);
      }),
    },
  });
  const actor = createActor(machine, { input: { code: '', basis: basis(), ...input } }).start();
  type State = 'empty' | 'typed' | 'stale' | 'checking' | 'applied' | 'refused' | 'failed';
  return {
    actor,
    asked,
    type: (text: string) => actor.send({ type: 'code.type', text }),
    apply: () => actor.send({ type: 'voucher.apply' }),
    change: (changed: VoucherBasis | null) => actor.send({ type: 'basis.change', basis: changed }),
    is: (state: State) => actor.getSnapshot().matches(state),
    reach: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

const entered = async (check: Check, state: 'applied' | 'refused' | 'failed' = 'applied') => {
  const flow = start(check);
  flow.type('HEMAT');
  flow.apply();
  await flow.reach(state);
  return flow;
};

test('every state and transition can be reached', () => {
  const waiting = fromPromise<VoucherAnswer, { code: string; basis: VoucherBasis }>(({ input }) => never(input));
  const event = 'xstate.done.actor.0.voucher.checking';
  walkMachine(voucherMachine.provide({ actors: { check: waiting } }), {
    inputs: [
      { code: '', basis: basis() },
      { code: 'HEMAT', basis: null },
    ],
    facts: (context: { code: string; basis: VoucherBasis | null; refusal: { code: string } | null }) => [
      context.code,
      context.basis?.key,
      context.refusal?.code,
    ],
    cases: [
      { type: 'code.type', text: 'HEMAT' },
      { type: 'code.type', text: '' },
      { type: 'voucher.choose', code: 'HEMAT' },
      { type: 'basis.change', basis: basis('a') },
      { type: 'basis.change', basis: basis('b') },
      { type: 'basis.change', basis: null },
      { type: event, output: applied() },
      { type: event, output: refused('VOUCHER_UNKNOWN') },
      { type: event, output: refused('VOUCHER_MINIMUM') },
    ],
  });
});

test.each([
  ['hemat 10%', 'HEMAT10'],
  ['é-ü_ß!', ''],
  ['a'.repeat(40), 'A'.repeat(30)],
])('typing %s gives the code %s: letters and digits, upper case, at most 30', (text, code) => {
  const { actor, type } = start();
  type(text);
  expect(actor.getSnapshot().context.code).toBe(code);
});

test('applying without a code asks for one and checks nothing', () => {
  const { actor, apply, asked } = start();
  apply();
  expect(actor.getSnapshot().matches({ empty: 'unanswered' })).toBe(true);
  expect(asked).toEqual([]);
  actor.send({ type: 'notice.dismiss' });
  expect(actor.getSnapshot().matches({ empty: 'resting' })).toBe(true);
});

test('typing checks nothing before it is applied', () => {
  const { type, apply, asked } = start();
  type('HEMAT');
  expect(asked).toEqual([]);
  apply();
  expect(asked).toEqual(['HEMAT a']);
});

test('repeated taps during a check send it once', () => {
  const { type, apply, asked } = start();
  type('HEMAT');
  apply();
  apply();
  expect(asked).toHaveLength(1);
});

test('a valid code gives a discount', async () => {
  const { actor } = await entered(async () => applied());
  expect(actor.getSnapshot().context.applied).toMatchObject({ code: 'HEMAT', discount: 5_000 });
});

test('a refused code gives no discount, shows the reason and stays in the field', async () => {
  const { actor } = await entered(async () => refused('VOUCHER_EXPIRED'), 'refused');
  expect(actor.getSnapshot().context).toMatchObject({
    code: 'HEMAT',
    applied: null,
    refusal: { code: 'VOUCHER_EXPIRED' },
  });
});

test('a failed check can be retried', async () => {
  const check = jest.fn<Promise<VoucherAnswer>, []>(async () => applied()).mockImplementationOnce(offline);
  const { actor, apply, reach } = await entered(check, 'failed');
  expect(actor.getSnapshot().context.refusal?.code).toBe('INTERNAL');
  apply();
  await reach('applied');
});

test('a code is checked again after any change of its basis, and shows the previous discount meanwhile', async () => {
  const { actor, asked, change, reach } = await entered(async ({ basis: { key } }) =>
    applied(key === 'a' ? 5_000 : 7_000),
  );
  change(basis('b'));
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(actor.getSnapshot().context.applied?.discount).toBe(5_000);
  expect((await reach('applied')).context.applied?.discount).toBe(7_000);
  expect(asked).toEqual(['HEMAT a', 'HEMAT b']);
});

test('an equal basis is not checked again', async () => {
  const { asked, change } = await entered(async () => applied());
  change(basis('a'));
  expect(asked).toHaveLength(1);
});

test('a code waits for the delivery quote before it is checked', async () => {
  const { asked, change, is, reach } = await entered(async () => applied());
  change(null);
  expect(is('stale')).toBe(true);
  expect(asked).toHaveLength(1);
  change(basis('b'));
  await reach('applied');
  expect(asked).toEqual(['HEMAT a', 'HEMAT b']);
});

test('ignores an answer for an earlier basis', async () => {
  const answers: ((answer: VoucherAnswer) => void)[] = [];
  const { type, apply, change, reach } = start(() => new Promise((answer) => answers.push(answer)));
  type('HEMAT');
  apply();
  change(basis('b'));
  answers[0]?.(applied(1));
  await Promise.resolve();
  answers[1]?.(applied(2));
  expect((await reach('applied')).context.applied?.discount).toBe(2);
});

test('editing an applied code removes the discount until it is applied again', async () => {
  const { actor, type, is } = await entered(async () => applied());
  type('HEMAT2');
  expect(is('typed')).toBe(true);
  expect(actor.getSnapshot().context.applied).toBeNull();
});

test.each([
  ['VOUCHER_MINIMUM', 2],
  ['VOUCHER_NOT_APPLICABLE', 2],
  ['VOUCHER_UNKNOWN', 1],
  ['TOO_MANY_GUESSES', 1],
])('a code refused with %s is checked %d times when the goods change', async (code, times) => {
  const { asked, change } = await entered(async () => refused(code), 'refused');
  change(basis('b'));
  expect(asked).toHaveLength(times);
});

test('a voucher chosen from the list is checked at once', () => {
  const { actor, asked } = start();
  actor.send({ type: 'voucher.choose', code: 'HEMAT' });
  expect(asked).toEqual(['HEMAT a']);
});

test('clearing a voucher leaves nothing', async () => {
  const { actor, is } = await entered(async () => applied());
  actor.send({ type: 'voucher.clear' });
  expect(is('empty')).toBe(true);
  expect(actor.getSnapshot().context).toMatchObject({ code: '', applied: null });
});

test('a code from before a reload is checked again', () => {
  expect(start(never, { code: 'HEMAT' }).asked).toEqual(['HEMAT a']);
});

test('an applied code gives no discount when its next check fails', async () => {
  const check = jest.fn<Promise<VoucherAnswer>, []>(offline).mockImplementationOnce(async () => applied());
  const { actor, change, reach } = await entered(check);
  change(basis('b'));
  await reach('failed');
  expect(actor.getSnapshot().context.applied).toBeNull();
});
