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

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const idOf = (value: unknown) => textOf(value) || null;

/** An attempt to order, and what distinguishes it from an order of something else. */
export interface StoredAttempt {
  code: string;
  lines: string;
}

/** What belongs to a checkout of a customer: the cart's, or that of an item which is bought by itself. */
export function storedCheckout(codename: string, customer: string, item: string | null) {
  const owner = { customer, subject: item };
  const storedIds = timedValue('local/customer/checkout', codename, owner);
  const storedTexts = timedValue('session/customer/checkout', codename, owner);
  const storedAttempt = timedValue('local/customer/orderSubmission', codename, owner);
  return {
    read(): StoredCheckout {
      const ids = storedIds.read();
      const typed = storedTexts.read();
      const dropship = fieldOf(typed, 'dropship');
      return {
        carrier: idOf(fieldOf(ids, 'carrier')),
        service: idOf(fieldOf(ids, 'service')),
        payment: idOf(fieldOf(ids, 'payment')),
        voucher: textOf(fieldOf(typed, 'voucher')),
        note: textOf(fieldOf(typed, 'note')),
        dropship: {
          enabled: fieldOf(dropship, 'enabled') === true,
          name: textOf(fieldOf(dropship, 'name')),
          phone: textOf(fieldOf(dropship, 'phone')),
        },
      };
    },
    write({ carrier, service, payment, voucher, note, dropship }: StoredCheckout) {
      storedIds.write({ carrier, service, payment });
      storedTexts.write({ voucher, note, dropship });
    },
    remove() {
      storedIds.write(null);
      storedTexts.write(null);
    },
    /** The attempt whose end was not known when the page was left, and the lines that it was to order. */
    readAttempt(): StoredAttempt | null {
      const attempt = storedAttempt.read();
      const code = idOf(fieldOf(attempt, 'code'));
      return code === null ? null : { code, lines: textOf(fieldOf(attempt, 'lines')) };
    },
    writeAttempt: (attempt: StoredAttempt | null) => storedAttempt.write(attempt),
  };
}

export type CheckoutKeeper = ReturnType<typeof storedCheckout>;
