import { maxAmount } from '../__generated__/limits';

/** Digits of an amount as it is typed: no leading zero, and no more than an amount may be. */
export function amountDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return Number(digits) > maxAmount ? String(maxAmount) : digits;
}

/** What a store takes, in whole rupiah. */
export interface AmountLimits {
  min: number;
  max: number;
}

export const anyAmount: AmountLimits = { min: 1, max: maxAmount };

export const isWithin = (digits: string, { min, max }: AmountLimits): boolean =>
  Number(digits) >= min && Number(digits) <= max;

/** Whole rupiah; 0 while nothing is typed. */
export const amountOf = (digits: string): number => Number(digits);
