import type { Choice_OfferFragment } from '../../__generated__/gql/graphql';
import type { Money } from '../../i18n/money';
import type { ChosenItem } from './choice-sheet-props';

export interface ShownOption {
  id: string;
  name: string;
  price: Money | null;
  priceBefore: Money | null;
  /** Pieces left; null where they are not counted. */
  stock: number | null;
  /** Its own picture; null shows the item's. */
  image: string | null;
  options: readonly { readonly name: string; readonly value: string }[];
}

/** The variants, or the item itself where it has none. */
export function shownOptions(item: ChosenItem, { stock, variants }: Choice_OfferFragment): ShownOption[] {
  if (variants.length === 0) {
    const { id, title, price, priceBeforeDiscount } = item;
    return [
      {
        id,
        name: title,
        price,
        priceBefore: priceBeforeDiscount,
        stock,
        image: null,
        options: [],
      },
    ];
  }
  return variants.map((variant) => ({
    id: variant.id,
    name: variant.name,
    price: variant.price,
    priceBefore: variant.priceBeforeDiscount,
    stock: variant.stock,
    image: variant.image,
    options: variant.options,
  }));
}
