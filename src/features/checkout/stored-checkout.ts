import { fields, flag, or, orNull } from '../../storage/fields';
import { text } from '../../storage/shape';
import { timedValue } from '../../storage/timed-value';

export interface StoredCheckout {
  carrier: string | null;
  service: string | null;
  payment: string | null;
  voucher: string;
  note: string;
  dropship: { enabled: boolean; name: string; phone: string };
}

export const emptyCheckout: StoredCheckout = {
  carrier: null,
  service: null,
  payment: null,
  voucher: '',
  note: '',
  dropship: { enabled: false, name: '', phone: '' },
};

const id = orNull(text);
const typedText = or(text, '');

const idsShape = fields({ carrier: id, service: id, payment: id });
const textsShape = fields({
  voucher: typedText,
  note: typedText,
  dropship: or(fields({ enabled: or(flag, false), name: typedText, phone: typedText }), emptyCheckout.dropship),
});

/** What belongs to a checkout of a customer: the cart's, or that of an item which is bought by itself. */
export function storedCheckout(codename: string, customer: string, item: string | null) {
  const owner = { customer, subject: item };
  const storedIds = timedValue('local/customer/checkout', idsShape, codename, owner);
  const storedTexts = timedValue('session/customer/checkout', textsShape, codename, owner);
  const storedAttempt = timedValue(
    'local/customer/orderSubmission',
    fields({ code: text, lines: text }),
    codename,
    owner,
  );
  return {
    read: (): StoredCheckout => ({ ...emptyCheckout, ...storedIds.read(), ...storedTexts.read() }),
    write({ carrier, service, payment, voucher, note, dropship }: StoredCheckout) {
      storedIds.write({ carrier, service, payment });
      storedTexts.write({ voucher, note, dropship });
    },
    remove() {
      storedIds.write(null);
      storedTexts.write(null);
    },
    /** The attempt whose end was not known when the page was left, and the lines that it was to order. */
    readAttempt: storedAttempt.read,
    writeAttempt: storedAttempt.write,
  };
}

export type CheckoutKeeper = ReturnType<typeof storedCheckout>;
