import type { Money } from '../../__generated__/resolvers';

/** Null where there is no price: the provider writes 0. */
export const money = (amount: number, currency: string): Money | null =>
  Number.isSafeInteger(amount) && amount > 0 ? { amount, currency } : null;
