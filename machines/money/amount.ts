import { maxAmount } from '../__generated__/limits';

/** Digits of an amount as it is typed: no leading zero, and no more than an amount may be. */
export function amountDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return Number(digits) > maxAmount ? String(maxAmount) : digits;
}

/** Whole rupiah; 0 while nothing is typed. */
export const amountOf = (digits: string): number => Number(digits);
