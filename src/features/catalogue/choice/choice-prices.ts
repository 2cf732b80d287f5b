import { goodsTotal } from '../../../../machines/orders/totals';
import type { Money } from '../../../i18n/money';
import type { ShownOption } from './shown-options';

export interface ChoiceLine {
  readonly id: string;
  readonly quantity: number;
}

const dearest = (a: Money, b: Money) => b.amount - a.amount;

/** The lowest and the highest price of what is chosen, of everything while nothing is; null without prices. */
export function priceRange(
  options: readonly ShownOption[],
  lines: readonly ChoiceLine[],
): { from: Money; to: Money } | null {
  const chosen = options.filter(({ id }) => lines.some((line) => line.id === id));
  const prices = (chosen.length > 0 ? chosen : options).flatMap(({ price }) => price ?? []).sort(dearest);
  const [to] = prices;
  const from = prices.at(-1);
  return from && to ? { from, to } : null;
}

/** What the chosen pieces cost together; null without prices. */
export function totalOf(options: readonly ShownOption[], lines: readonly ChoiceLine[]): Money | null {
  const [first] = options.flatMap(({ price }) => price ?? []);
  if (!first) return null;
  const priceOf = (optionId: string) => options.find(({ id }) => id === optionId)?.price?.amount ?? 0;
  const amount = goodsTotal(lines.map(({ id, quantity }) => ({ price: priceOf(id), quantity })));
  return { amount, currency: first.currency };
}
