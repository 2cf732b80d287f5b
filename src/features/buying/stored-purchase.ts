import { noChoices, nobody } from '../../../machines/purchase/purchase-setup';
import type { Dropship } from '../../../machines/purchase/purchase-sum';
import type { Choices, OpenAttempt } from '../../../machines/purchase/subject';
import { fields, flag, or, orNull } from '../../storage/fields';
import { text } from '../../storage/shape';
import { timedValue } from '../../storage/timed-value';

export interface StoredChoices {
  choices: Choices;
  note: string;
  dropship: Dropship;
}

export const emptyChoices: StoredChoices = { choices: noChoices, note: '', dropship: nobody };

const id = orNull(text);
const typedText = or(text, '');

const idsShape = fields({ carrier: id, service: id, payment: id });
const textsShape = fields({
  voucher: typedText,
  note: typedText,
  dropship: or(fields({ enabled: or(flag, false), name: typedText, phone: typedText }), nobody),
});
const attemptShape = fields({ code: text, lines: text });

/**
 * The stored state of a customer's purchase.
 * @param subject an item or a bill that is bought directly; null for the cart
 */
export function storedPurchase(codename: string, customer: string, subject: string | null) {
  const owner = { customer, subject };
  const storedIds = timedValue('local/customer/checkout', idsShape, codename, owner);
  const storedTexts = timedValue('session/customer/checkout', textsShape, codename, owner);
  const storedAttempt = timedValue('local/customer/orderSubmission', attemptShape, codename, owner);
  return {
    read(): StoredChoices {
      const { voucher, note, dropship } = { voucher: '', ...emptyChoices, ...storedTexts.read() };
      return { choices: { ...noChoices, ...storedIds.read(), voucher }, note, dropship };
    },
    write({ choices: { voucher, ...ids }, note, dropship }: StoredChoices) {
      storedIds.write(ids);
      storedTexts.write({ voucher, note, dropship });
    },
    remove() {
      storedIds.write(null);
      storedTexts.write(null);
    },
    /** The attempt with an unknown outcome when the page was closed; its mark is stored as `lines`. */
    readAttempt(): OpenAttempt | null {
      const attempt = storedAttempt.read();
      return attempt && { code: attempt.code, mark: attempt.lines };
    },
    writeAttempt: (attempt: OpenAttempt | null) =>
      storedAttempt.write(attempt && { code: attempt.code, lines: attempt.mark }),
  };
}

export type StoredPurchase = ReturnType<typeof storedPurchase>;
