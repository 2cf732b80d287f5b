import { createActor, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate';
import {
  type BillEntry,
  type BillInquiryEmitted,
  billInquiryMachine,
  type InquiryAnswer,
  type OfferedBill,
  prefixOf,
} from '../../../machines/bills/bill-inquiry';
import { walkMachine } from '../../support/machines/coverage';

const credit: OfferedBill = {
  isByPhone: true,
  isPostPaid: false,
  minDigits: 10,
  maxLength: 15,
  regions: [],
  options: [{ id: 'T10' }, { id: 'T20' }],
};
const water: OfferedBill = {
  isByPhone: false,
  isPostPaid: true,
  minDigits: 5,
  maxLength: null,
  regions: [{ id: 'SMG' }, { id: 'KDL' }],
  options: [],
};
const owed = { id: 'inquiry_1', expiresAt: 600_000 };
const refusal = { code: 'BILL_UNKNOWN', message: '', total: null };
const blank: BillEntry = { number: '', region: null, option: null };
const never = () => new Promise<never>(() => {});

interface Asked {
  prefix: string;
  signal: AbortSignal;
  answer: (bill: OfferedBill | null) => void;
  fail: () => void;
}

function start(input: Partial<BillEntry> = {}, inquire: () => Promise<InquiryAnswer> = never) {
  const asked: Asked[] = [];
  const watched: (number | null)[] = [];
  let expire = () => {};
  const machine = billInquiryMachine.provide({
    actors: {
      loadBill: fromPromise<OfferedBill | null, string>(
        ({ input: prefix, signal }) =>
          new Promise((resolve, reject) => {
            asked.push({ prefix, signal, answer: resolve, fail: () => reject(new Error('no answer')) });
          }),
      ),
      inquire: fromPromise<InquiryAnswer, Pick<BillEntry, 'number' | 'region'>>(inquire),
      watchExpiry: fromCallback<EventObject, number | null>(({ input: until, sendBack }) => {
        watched.push(until);
        expire = () => sendBack({ type: 'quote.expire' });
      }),
    },
  });
  const actor = createActor(machine, { input: { ...blank, ...input } });
  const said: BillInquiryEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const reach = (state: 'choosing' | 'failed' | 'gone' | 'owed' | 'chosen') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return {
    actor,
    asked,
    said,
    watched,
    reach,
    expire: () => expire(),
    type: (text: string) => actor.send({ type: 'number.type', text }),
    go: (isSignedIn = true) => actor.send({ type: 'bill.continue', isSignedIn }),
    async load(bill: OfferedBill) {
      asked.at(-1)?.answer(bill);
      await reach('choosing');
    },
    context: () => actor.getSnapshot().context,
  };
}

describe('billInquiry', () => {
  test('reaches every state and transition', () => {
    const done = (state: string, output: unknown) => ({ type: `xstate.done.actor.0.billInquiry.${state}`, output });
    const error = (state: string) => ({ type: `xstate.error.actor.0.billInquiry.${state}`, error: new Error('none') });
    walkMachine(
      billInquiryMachine.provide({
        actors: {
          loadBill: fromPromise<OfferedBill | null, string>(never),
          inquire: fromPromise<InquiryAnswer, Pick<BillEntry, 'number' | 'region'>>(never),
          watchExpiry: fromCallback<EventObject, number | null>(() => {}) as never,
        },
      }),
      {
        input: blank,
        facts: ({ number, region, option, bill, refusal: why }: BillEntry & { bill: unknown; refusal: unknown }) => [
          number,
          region,
          option,
          bill,
          why,
        ],
        cases: [
          { type: 'number.type', text: '081234567890' },
          { type: 'number.type', text: '081234567891' },
          { type: 'region.choose', region: 'SMG' },
          { type: 'option.choose', option: 'T10' },
          { type: 'bill.continue', isSignedIn: false },
          { type: 'bill.continue', isSignedIn: true },
          done('loading', credit),
          done('loading', water),
          done('loading', null),
          error('loading'),
          done('inquiring', { outcome: 'owed', owed }),
          done('inquiring', { outcome: 'refused', refusal }),
          done('inquiring', { outcome: 'signedOut' }),
          error('inquiring'),
        ],
      },
    );
  });

  test.each([
    ['+62 812-3456-7890', '+6281234567890', '0812'],
    ['6281234567890', '6281234567890', '0812'],
    ['0812 3456 7890', '081234567890', '0812'],
    ['081', '081', ''],
    ['62', '62', ''],
    ['6221', '6221', '6221'],
    ['abc', '', ''],
  ])('of %s the number is %s and the prefix %s', (text, number, prefix) => {
    const { type, context } = start();
    type(text);
    expect(context().number).toBe(number);
    expect(prefixOf(number, credit)).toBe(prefix);
  });

  test('a number is cut to the length of its bill, even if it was typed before the bill was loaded', async () => {
    const { type, load, context } = start();
    type('0812 3456 7890 1234');
    await load(credit);
    expect(context().number).toBe('081234567890123');
    type('0812 3456 7890 5678');
    expect(context().number).toBe('081234567890567');
  });

  test('a number has no maximum length if its bill has none', async () => {
    const { type, load, context } = start();
    await load(water);
    type('8888801234567890');
    expect(context().number).toBe('8888801234567890');
  });

  test('no other number has a prefix', () => {
    expect(prefixOf('5350001234', water)).toBe('');
  });

  describe('the options', () => {
    test('are requested again only if the operator may have changed', async () => {
      const { type, load, asked } = start();
      await load({ ...credit, options: [] });
      for (const text of ['0', '08', '081', '0812', '08123', '081234']) type(text);
      expect(asked.map(({ prefix }) => prefix)).toEqual(['', '0812']);
    });

    test('of a text that has changed are aborted', async () => {
      const { type, load, asked, context } = start();
      await load({ ...credit, options: [] });
      type('0812');
      type('0877');
      expect(asked.map(({ prefix, signal }) => [prefix, signal.aborted])).toEqual([
        ['', false],
        ['0812', true],
        ['0877', false],
      ]);
      asked[1]?.answer({ ...credit, options: [{ id: 'T10' }] });
      await load({ ...credit, options: [{ id: 'X10' }] });
      expect(context().bill?.options).toEqual([{ id: 'X10' }]);
    });

    test('stay visible while others load, and a chosen one is cleared with them', async () => {
      const { actor, type, load, context } = start({ number: '081234567890' });
      await load(credit);
      actor.send({ type: 'option.choose', option: 'T10' });
      type('0877');
      expect(context()).toMatchObject({ bill: credit, option: 'T10' });
      await load({ ...credit, options: [{ id: 'X10' }] });
      expect(context().option).toBeNull();
    });

    test('that are not offered cannot be chosen', async () => {
      const { actor, load } = start();
      await load(credit);
      expect(actor.getSnapshot().can({ type: 'option.choose', option: 'X10' })).toBe(false);
    });

    test('that could not be loaded are requested again', async () => {
      const { actor, asked, reach } = start();
      asked[0]?.fail();
      await reach('failed');
      actor.send({ type: 'bill.reload' });
      expect(asked).toHaveLength(2);
    });
  });

  test('a bill that the store no longer offers cannot be chosen', async () => {
    const { asked, reach, go, said } = start({ number: '081234567890', option: 'T10' });
    asked[0]?.answer(null);
    await reach('gone');
    go();
    expect(said).toEqual([]);
  });

  test.each([
    ['a number', {}, 'number'],
    ['a whole number', { number: '081234567' }, 'number'],
    ['a number with its plus in front', { number: '0812+34567890' }, 'number'],
    ['an option', { number: '081234567890' }, 'option'],
    ['an option that is offered', { number: '081234567890', option: 'X10' }, 'option'],
  ] as const)('credit needs %s', async (_what, input, field) => {
    const { load, go, said } = start(input);
    await load(credit);
    go();
    expect(said).toEqual([{ type: 'field.missing', field }]);
  });

  test('a bill with regions needs one before its number', async () => {
    const { load, go, said } = start({ region: 'JKT' });
    await load(water);
    go();
    expect(said).toEqual([{ type: 'field.missing', field: 'region' }]);
  });

  test('a choice from before signing in can be continued after it', async () => {
    const { load, go, said } = start({ number: '081234567890', option: 'T20' });
    await load(credit);
    go(false);
    go(true);
    go(true);
    expect(said).toEqual([{ type: 'session.missing' }, { type: 'bill.chosen' }]);
  });

  describe('a post-paid bill', () => {
    const entry = { number: '1234567', region: 'SMG' };

    test('is requested once for several taps, and shown before it is chosen', async () => {
      let count = 0;
      const { load, go, reach, said, watched } = start(entry, async () => {
        count += 1;
        return { outcome: 'owed', owed };
      });
      await load(water);
      go();
      go();
      expect((await reach('owed')).context.owed).toEqual(owed);
      go();
      expect([count, said, watched]).toEqual([1, [{ type: 'bill.chosen' }], [owed.expiresAt]]);
    });

    test.each([
      ['refused', async (): Promise<InquiryAnswer> => ({ outcome: 'refused', refusal }), 'BILL_UNKNOWN'],
      ['not answered', () => Promise.reject(new Error('no answer')), 'INTERNAL'],
    ])('that is %s can be asked for again', async (_what, inquire, code) => {
      const { actor, load, go, reach } = start(entry, inquire);
      await load(water);
      go();
      expect((await reach('choosing')).context.refusal?.code).toBe(code);
      go();
      expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    });

    test('is requested after signing in again if the session had ended', async () => {
      const { load, go, reach, said, context } = start(entry, async () => ({ outcome: 'signedOut' }));
      await load(water);
      go();
      await reach('choosing');
      expect([said, context().refusal, context().number]).toEqual([[{ type: 'session.missing' }], null, '1234567']);
    });

    test('is not shown for another number or region', async () => {
      const { actor, load, go, reach, type, context } = start(entry, async () => ({ outcome: 'owed', owed }));
      await load(water);
      go();
      await reach('owed');
      type('7654321');
      expect([actor.getSnapshot().value, context().owed]).toEqual(['choosing', null]);
      go();
      await reach('owed');
      actor.send({ type: 'region.choose', region: 'KDL' });
      expect([actor.getSnapshot().value, context().owed]).toEqual(['choosing', null]);
    });

    test('is requested again after it has expired', async () => {
      const { load, go, reach, expire } = start(entry, async () => ({ outcome: 'owed', owed }));
      await load(water);
      go();
      await reach('owed');
      expire();
      expect((await reach('choosing')).context).toMatchObject({ owed: null, refusal: { code: 'BILL_EXPIRED' } });
    });
  });
});
