import type { ComponentType, ReactNode } from 'react';
import type { Item_CardFragment, ListStyle } from '../../__generated__/gql/graphql';
import type { ItemSummary } from '../../ui/card/item-facts';
import type { Locale, Translate } from '../../i18n/translate';

export type ItemType = Item_CardFragment['__typename'];
export type ItemOf<Type extends ItemType> = Extract<Item_CardFragment, { __typename: Type }>;

export interface CardProps extends ItemSummary {
  summary: string;
  distance?: string | null;
  address?: string | null;
  /** In pixels, if a card is wider than half the page. */
  width?: number;
  priority: boolean;
  action: ReactNode;
}

export type CardsByStyle = { readonly [Style in ListStyle]: ComponentType<CardProps> };

export interface ItemEntry<Type extends ItemType> {
  cards: CardsByStyle;
  /** A tap on its card performs the item's action instead of opening its page. */
  actsAtOnce?: true;
  /** What cards of this type show in addition to those of all items. */
  facts: (item: ItemOf<Type>, m: Translate, locale: Locale) => Pick<CardProps, 'price'> & Partial<CardProps>;
}
