import type { Choice_OfferFragment } from '../../__generated__/gql/graphql';
import type { FragmentOf } from '../../api/fragment';
import type { Money } from '../../i18n/money';

/** What the sheet says of the item itself; `ItemPage.item` with its fragment fits. */
export interface ChosenItem {
  readonly id: string;
  readonly title: string;
  readonly image: string | null;
  /** Of a piece where there are no variants. */
  readonly price: Money | null;
  readonly priceBeforeDiscount: Money | null;
}

export interface ChoiceSheetProps {
  open: boolean;
  /** Into the cart, or straight to the checkout. */
  intent: 'cart' | 'buy';
  /** It opens with what was chosen before signing in, which is confirmed already. */
  goesOn?: boolean;
  item: ChosenItem;
  offer: FragmentOf<Choice_OfferFragment>;
  onClose: () => void;
}
