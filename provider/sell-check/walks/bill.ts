import { createActor } from 'xstate';
import { billInquiryMachine, type InquiryAnswer, type OfferedBill } from '../../../machines/bills/bill-inquiry';
import { BillCategory } from '../../__generated__/codes';
import { numberOf } from '../../biller/operators';
import { Refused } from '../../errors/refusal';
import { isByPhone, productsFor } from '../../modules/bills/rules/bill-products';
import { checkNumber } from '../../modules/bills/rules/inquire-bill';
import type { OfferedBill as Bill } from '../../modules/bills/queries';
import { answering } from './answering';
import { deadClock, explore, type Move } from './explore';

function offered(bill: Bill, prefix: string): OfferedBill {
  const { line, service } = bill;
  const { min_digits, max_length, regions } = service;
  return {
    isByPhone: isByPhone(line),
    isPostPaid: line.category === BillCategory.POST_PAID,
    minDigits: min_digits,
    maxLength: max_length > 0 ? max_length : null,
    regions: regions.map(({ code }) => ({ id: code })),
    options: productsFor(bill, prefix).map(({ product_code }) => ({ id: product_code })),
  };
}

/** Numbers with as many digits as the bill takes at least and at most. */
function numbersFor({ line, service: { min_digits, max_length, products } }: Bill): string[] {
  const lengths = [min_digits, max_length > 0 ? max_length : min_digits];
  const brands = [...new Set(products.map(({ brand }) => brand))];
  const starts = isByPhone(line) ? brands.map((brand) => numberOf(brand)) : ['1'];
  return starts.flatMap((start) => lengths.map((length) => start.padEnd(length, '7')));
}

/** A number for which a bill can be chosen, with its option; null if there is none. */
export function walkBill(bill: Bill): { number: string; option: string | null } | null {
  const numbers = numbersFor(bill);
  const machine = billInquiryMachine.provide({
    actors: {
      loadBill: answering((prefix): OfferedBill | null => offered(bill, prefix)),
      inquire: answering(({ number }): InquiryAnswer => {
        try {
          checkNumber(number, bill.service);
          return { outcome: 'owed', owed: { id: 'walk', expiresAt: null } };
        } catch (error) {
          if (!(error instanceof Refused)) throw error;
          return { outcome: 'refused', refusal: { code: error.code, message: '', total: null } };
        }
      }),
    },
  });
  const input = { number: '', region: null, option: null };
  const start = () => createActor(machine, { input, clock: deadClock }).start();
  type Actor = ReturnType<typeof start>;
  const movesOf = (actor: Actor): Move<Actor>[] => {
    const { context, value } = actor.getSnapshot();
    if (value !== 'choosing' && value !== 'owed') return [];
    if (context.number === '') return numbers.map((text) => (one) => one.send({ type: 'number.type', text }));
    const regions = context.region === null ? (context.bill?.regions.slice(0, 1) ?? []) : [];
    const options = context.option === null ? (context.bill?.options.slice(0, 1) ?? []) : [];
    return [
      ...regions.map(
        ({ id }): Move<Actor> =>
          (one) =>
            one.send({ type: 'region.choose', region: id }),
      ),
      ...options.map(
        ({ id }): Move<Actor> =>
          (one) =>
            one.send({ type: 'option.choose', option: id }),
      ),
      (one) => one.send({ type: 'bill.continue', isSignedIn: true }),
    ];
  };
  const keyOf = (actor: Actor) => {
    const { value, context } = actor.getSnapshot();
    return JSON.stringify([value, context.number, context.region, context.option]);
  };
  for (const actor of explore({ start, keyOf, movesOf })) {
    const { value, context } = actor.getSnapshot();
    if (value === 'chosen') return { number: context.number, option: context.option };
  }
  return null;
}
