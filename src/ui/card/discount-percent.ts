import type { Money } from '../../i18n/money';

/** How many percent a price is lower than before, rounded down; 0 where it is not. */
export const discountPercent = (price: Money, before: Money | null | undefined) =>
  before && before.amount > price.amount ? Math.floor((1 - price.amount / before.amount) * 100) : 0;
