import { maxAmount } from '../__generated__/limits';

/** The digits of a typed amount, without leading zeros, up to the maximum amount. */
export function amountDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return Number(digits) > maxAmount ? String(maxAmount) : digits;
}

/** The amounts that a store accepts, in whole rupiah. */
export interface AmountLimits {
  min: number;
  max: number;
}

export const anyAmount: AmountLimits = { min: 1, max: maxAmount };

export const isWithin = (digits: string, { min, max }: AmountLimits): boolean =>
  Number(digits) >= min && Number(digits) <= max;

/** Whole rupiah; 0 while nothing is typed. */
export const amountOf = (digits: string): number => Number(digits);
