import type { Choice_OfferFragment } from '../../../__generated__/gql/graphql';
import type { FragmentOf } from '../../../api/fragment';
import type { Money } from '../../../i18n/money';

/** The facts about the item that the sheet shows; `ItemPage.item` with its fragment has them. */
export interface ChosenItem {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  /** The price per piece if there are no variants. */
  readonly price: Money | null;
  readonly priceBeforeDiscount: Money | null;
}

export interface ChoiceSheetProps {
  open: boolean;
  /** Into the cart, or straight to the checkout. */
  intent: 'cart' | 'buy';
  /** Whether it opens with the choice made before signing in, which is already confirmed. */
  goesOn?: boolean;
  item: ChosenItem;
  offer: FragmentOf<Choice_OfferFragment>;
  onClose: () => void;
}

export interface ShownOption {
  id: string;
  name: string;
  price: Money | null;
  priceBefore: Money | null;
  /** Pieces left; null if they are not counted. */
  stock: number | null;
  /** The variant's own picture; null if the item's is shown. */
  image: string | null;
  options: readonly { readonly name: string; readonly value: string }[];
}

/** The variants, or the item itself if it has none. */
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
