import type { Path } from '../../store-check/issue';

/** In words for the CLI; `code` and `params` are for other languages. */
export interface SellIssue {
  level: 'error' | 'warning';
  code:
    | 'KIND_STUCK'
    | 'KIND_OVER'
    | 'OFFER_STUCK'
    | 'DESTINATION_STUCK'
    | 'RIDES_ONLY'
    | 'CARRIER_STUCK'
    | 'PAYMENT_STUCK';
  params: Readonly<Record<string, string | number>>;
  /** In the store's document. */
  path: Path;
  /** The item that it is about. */
  item?: string;
  reason: string;
  hint?: string | undefined;
}
