import { goodsTotal } from '../../../../machines/orders/totals';
import type { Money } from '../../../i18n/money';
import type { ShownOption } from './shown-options';

export interface ChoiceLine {
  readonly id: string;
  readonly quantity: number;
}

const dearest = (a: Money, b: Money) => b.amount - a.amount;

/** The lowest and highest price of the chosen options, or of all options if none is chosen; null without prices. */
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

/** The total of the chosen pieces; null without prices. */
export function totalOf(options: readonly ShownOption[], lines: readonly ChoiceLine[]): Money | null {
  const [first] = options.flatMap(({ price }) => price ?? []);
  if (!first) return null;
  const priceOf = (optionId: string) => options.find(({ id }) => id === optionId)?.price?.amount ?? 0;
  const amount = goodsTotal(lines.map(({ id, quantity }) => ({ price: priceOf(id), quantity })));
  return { amount, currency: first.currency };
}
