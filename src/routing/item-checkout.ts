import { checkoutPath } from './paths';

/** What is bought of an item by itself, in place of the cart. */
export interface ItemPurchase {
  item: string;
  /** Variants, or the item itself as a line of its own id; one piece of the item where none are named. */
  lines?: { id: string; quantity: number }[];
}

const maxLines = 100;
const maxQuantity = 100_000;

/** Lines as a query parameter: `kaus_m-2,kaus_l-1`. */
export const linesText = (lines: readonly { id: string; quantity: number }[]) =>
  lines.map(({ id, quantity }) => `${id}-${quantity}`).join(',');

/** The checkout of what is bought by itself. Its address says all of it, so that it survives a reload and signing in. */
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

/** What an address says is bought of an item; a part that is not understood counts as one piece. */
export function itemPurchase(item: string, search: URLSearchParams): ItemPurchase {
  const lines = linesOf(search.get('lines') ?? '');
  return lines ? { item, lines } : { item };
}
