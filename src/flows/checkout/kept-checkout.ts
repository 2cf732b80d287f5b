import { keep, keptName, readKept } from '../../api/kept';

/** What is found again after a reload, or after signing in again. */
export interface KeptCheckout {
  carrier: string | null;
  service: string | null;
  payment: string | null;
  voucher: string;
  note: string;
  dropship: { wanted: boolean; name: string; phone: string };
}

export const nothingKept: KeptCheckout = {
  carrier: null,
  service: null,
  payment: null,
  voucher: '',
  note: '',
  dropship: { wanted: false, name: '', phone: '' },
};

const local = () => localStorage;
const session = () => sessionStorage;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const idOf = (value: unknown) => textOf(value) || null;

/** What belongs to a checkout of a customer: the cart's, or the direct purchase of an item. */
export function keptCheckout(codename: string, customer: string, item: string | null) {
  const name = keptName(codename, customer, item === null ? 'checkout' : `checkout-${item}`);
  const quantityName = keptName(codename, customer, `checkout-quantity-${item}`);
  const codeName = keptName(codename, customer, item === null ? 'orderSubmission' : `orderSubmission-${item}`);
  return {
    read(): KeptCheckout {
      const ids = readKept(local, name);
      const typed = readKept(session, name);
      const dropship = fieldOf(typed, 'dropship');
      return {
        carrier: idOf(fieldOf(ids, 'carrier')),
        service: idOf(fieldOf(ids, 'service')),
        payment: idOf(fieldOf(ids, 'payment')),
        voucher: textOf(fieldOf(typed, 'voucher')),
        note: textOf(fieldOf(typed, 'note')),
        dropship: {
          wanted: fieldOf(dropship, 'wanted') === true,
          name: textOf(fieldOf(dropship, 'name')),
          phone: textOf(fieldOf(dropship, 'phone')),
        },
      };
    },
    keep({ carrier, service, payment, voucher, note, dropship }: KeptCheckout) {
      keep(local, name, { carrier, service, payment });
      keep(session, name, { voucher, note, dropship });
    },
    forget() {
      keep(local, name, null);
      keep(session, name, null);
      keep(session, quantityName, null);
    },
    /** Of a direct purchase; a cart's quantities are the cart's. */
    readQuantity() {
      const quantity = readKept(session, quantityName);
      return Number.isInteger(quantity) ? (quantity as number) : null;
    },
    keepQuantity: (quantity: number) => keep(session, quantityName, quantity),
    readCode: () => idOf(readKept(local, codeName)),
    keepCode: (code: string | null) => keep(local, codeName, code),
  };
}

export type CheckoutKeeper = ReturnType<typeof keptCheckout>;
