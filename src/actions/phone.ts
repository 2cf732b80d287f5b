import { type ActionEntry, external } from './action-entry';

/** Dials the number as it is written. */
export const phone: ActionEntry = {
  needsCustomer: false,
  target({ value }) {
    const number = value.trim().replace(/[\s().-]/g, '');
    return external(/^\+?\d{3,15}$/.test(number) ? `tel:${number}` : null);
  },
};
