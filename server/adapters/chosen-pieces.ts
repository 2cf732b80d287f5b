import type { ChosenLineInput } from '../__generated__/resolvers';

/** What is chosen of an item, as fields: its variants, or so many of the item itself. */
export function chosenPieces(item: string, lines: readonly ChosenLineInput[]) {
  const own = lines.find(({ id }) => id === item);
  const variants = lines.filter((line) => line !== own);
  return {
    list_vuid: item,
    ...(own && { quantity: own.quantity }),
    ...(variants.length > 0 && {
      variants: JSON.stringify(variants.map(({ id, quantity }) => ({ view_uid: id, qty: quantity }))),
    }),
  };
}
