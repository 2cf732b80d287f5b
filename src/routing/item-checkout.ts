import { checkoutPath } from './paths';

/** What is bought of an item directly, without the cart. */
export interface ItemPurchase {
  item: string;
  /** Variants, or the item itself as a line with its own id; one piece of the item if there are none. */
  lines?: { id: string; quantity: number }[];
}

const maxLines = 100;
const maxQuantity = 100_000;

/** Lines as a query parameter: `kaus_m-2,kaus_l-1`. */
export const linesText = (lines: readonly { id: string; quantity: number }[]) =>
  lines.map(({ id, quantity }) => `${id}-${quantity}`).join(',');

/**
 * The checkout of a direct purchase. Its URL contains the whole purchase, so that it survives a reload and signing in.
 */
export const itemCheckoutPath = (item: string, lines: readonly { id: string; quantity: number }[]) =>
  `${checkoutPath}?item=${item}&lines=${linesText(lines)}`;

function linesOf(text: string) {
  const lines = text.split(',').map((line) => {
    const [, id = '', quantity = ''] = /^(\w{1,40})-(\d{1,6})$/.exec(line) ?? [];
    return { id, quantity: Number(quantity) };
  });
  const isWhole = lines.length <= maxLines && lines.every(({ quantity }) => quantity >= 1 && quantity <= maxQuantity);
  return isWhole ? lines : null;
}

/** The purchase in a URL; an invalid part counts as one piece. */
export function itemPurchase(item: string, search: URLSearchParams): ItemPurchase {
  const lines = linesOf(search.get('lines') ?? '');
  return lines ? { item, lines } : { item };
}
