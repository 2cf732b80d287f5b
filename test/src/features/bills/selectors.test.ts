import { createActor, fromPromise, waitFor } from 'xstate';
import { billInquiryMachine, type OfferedBill } from '../../../../machines/bills/bill-inquiry';
import { hasNumber, isBillGone } from '../../../../src/features/bills/selectors';

const credit: OfferedBill = {
  isByPhone: true,
  isPostPaid: false,
  minDigits: 10,
  maxLength: 15,
  regions: [],
  options: [{ id: 'T10' }],
};

/** A bill with these answers, one for each prefix in order. */
async function start(answers: (() => Promise<OfferedBill | null>)[]) {
  const machine = billInquiryMachine.provide({
    actors: { loadBill: fromPromise(async () => answers.shift()?.() ?? null) },
  });
  const actor = createActor(machine, { input: { number: '', region: null, option: null } }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  const type = async (text: string) => {
    actor.send({ type: 'number.type', text });
    return waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  };
  return { snapshot: () => actor.getSnapshot(), type };
}

test('the entry is incomplete before a number is typed', async () => {
  const { snapshot, type } = await start([async () => credit]);
  expect(hasNumber(snapshot())).toBe(false);
  expect(hasNumber(await type('081'))).toBe(true);
});

test('the entry is incomplete while the options for the number are missing', async () => {
  const { type } = await start([async () => credit, () => Promise.reject(new Error('no answer'))]);
  expect(hasNumber(await type('0812'))).toBe(false);
});

test('the entry is incomplete once the store no longer offers the bill', async () => {
  const { type } = await start([async () => credit, async () => null]);
  const snapshot = await type('0812');
  expect([isBillGone(snapshot), hasNumber(snapshot)]).toEqual([true, false]);
});
