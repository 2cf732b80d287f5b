import type { Money } from '../../__generated__/resolvers';

/** A price that may be nothing. */
export const exactMoney = (amount: number, currency: string): Money => ({ amount: Math.max(0, amount), currency });

/** Null where there is no price: the provider writes 0. */
export const money = (amount: number, currency: string): Money | null =>
  Number.isSafeInteger(amount) && amount > 0 ? { amount, currency } : null;
