import type { Money } from '../../i18n/money';
import type { LinkTarget } from '../link/link-target';

export interface ItemSummary {
  title: string;
  link: LinkTarget;
  /** The media path of its picture. */
  image: string | null;
  price: Money | null;
  /** Struck through beside a lower price. */
  priceBefore?: Money | null;
  /** What the price is for, as `/km`. */
  priceUnit?: string;
  /** 1 to 5. */
  rating?: number | null;
  sold?: number;
  city?: string | null;
  /** How far away it is, in words. */
  distance?: string | null;
  closed?: boolean;
  /** Pieces left, where they are counted. */
  stock?: number | null;
}
