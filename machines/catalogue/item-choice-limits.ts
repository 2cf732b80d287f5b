import { maxAmount } from '../__generated__/limits';

export interface ChoiceOption {
  id: string;
  /** Pieces left; null if they are not counted. */
  stock: number | null;
}

export interface ChoosableItem {
  id: string;
  /** The variants, or the item itself if it has none. */
  options: readonly ChoiceOption[];
  hasVariants: boolean;
  /** The maximum pieces in the cart, and in one order; null means no limit. */
  maxQuantity: number | null;
  maxOrderQuantity: number | null;
}

/** Never without pieces. */
export interface ChoiceLine {
  id: string;
  quantity: number;
}

interface Chosen {
  item: ChoosableItem;
  lines: readonly ChoiceLine[];
}

export const quantityIn = (lines: readonly ChoiceLine[], option: string) =>
  lines.find(({ id }) => id === option)?.quantity ?? 0;

/** The typed number of pieces. */
export const digitsOf = (text: string) => Math.min(maxAmount, Number(text.replace(/\D/g, '')));

/** An item's limits apply to all its variants together, its stock to each of them. */
export function ceilingOf({ item, lines }: Chosen, option: string) {
  const limit = Math.min(item.maxQuantity ?? maxAmount, item.maxOrderQuantity ?? maxAmount, maxAmount);
  const others = lines.reduce((sum, line) => (line.id === option ? sum : sum + line.quantity), 0);
  const room = Math.max(0, limit - others);
  const offered = item.options.find(({ id }) => id === option);
  const stock = offered ? (offered.stock ?? maxAmount) : 0;
  return { max: Math.min(room, stock), isStock: stock === 0 || stock < room, limit };
}

/** The lines after changing the quantity of an option, within its limits; in the order of the options. */
export function withQuantity({ item, lines }: Chosen, option: string, quantity: number) {
  const capped = Math.min(quantity, ceilingOf({ item, lines }, option).max);
  return item.options
    .map(({ id }) => ({ id, quantity: id === option ? capped : quantityIn(lines, id) }))
    .filter((line) => line.quantity > 0);
}
