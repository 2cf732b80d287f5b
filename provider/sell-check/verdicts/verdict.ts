import type { RoutePoint } from '../../../shared/routes/polyline';

export type SoldKind = 'goods' | 'service' | 'direct' | 'ride' | 'bill';

/** Why a combination is stuck. `params` are values, which the sentence of the code puts into words. */
export interface Stuck {
  code: StuckCode;
  params: Readonly<Record<string, string | number>>;
}

export type StuckCode =
  /** Never open. */
  | 'NEVER_OPEN'
  /** The last day of use is over, or all pieces are sold: nothing that the rules of the store could mend. */
  | 'LAST_DAY_OVER'
  | 'SOLD_OUT'
  | 'NO_OPENING_HOURS'
  | 'NO_DAY'
  | 'MINIMUM_UNREACHABLE'
  | 'CARRIER_DOES_NOT_REACH'
  | 'PAYMENT_NOT_FOR_KIND'
  | 'PAYMENT_NOT_FOR_CARRIER'
  | 'BALANCE_NEVER_FILLED'
  | 'RIDE_OUTSIDE'
  | 'RIDE_TOO_FAR'
  | 'RIDE_NO_ROUTE'
  | 'RIDE_PLACE_NOT_ASKED'
  | 'NUMBER_IMPOSSIBLE'
  /** Any other refusal by the provider, or section of the checkout that stays incomplete. */
  | 'REFUSED';

export const stuck = (code: StuckCode, params: Stuck['params'] = {}): Stuck => ({ code, params });

/** Reasons that time brings, not the document: no error. */
const passing: readonly StuckCode[] = ['LAST_DAY_OVER', 'SOLD_OUT'];

export const isPassing = ({ code }: Stuck) => passing.includes(code);

/** The districts that are equally far from where the goods are sent from, by the provider's zones. */
export interface Destination {
  zone: number;
  /** The code of one of its regencies. */
  regency: string;
  /** Names of its provinces, in the order of their codes. */
  provinces: readonly string[];
}

/** A package of a carrier; the service is empty for a carrier without packages. */
export interface Delivery {
  carrier: string;
  service: string;
}

export interface Line {
  view_uid: string;
  variant: string | null;
  qty: number;
  price: number;
}

/** What is bought, and how a customer gets it into the checkout. */
export interface Offer {
  kind: SoldKind;
  /** The item or bill; for goods the shop that sells them, empty for the store itself. */
  id: string;
  title: string;
  /** Items of the offer. */
  items: readonly string[];
  lines: readonly Line[];
  /** When it is bought: now, or when it opens. */
  at: Date;
  selection?: { start_date: string; end_date?: string; time?: string };
  ride?: { origin: RoutePoint; destination: RoutePoint };
  /** The number of a bill. */
  number?: string;
  product?: string;
}

export interface Verdict {
  offer: Offer;
  /** Null if nothing is delivered, or delivery needs no carrier. */
  delivery: Delivery | null;
  /** Null wherever the customer lives: what is not delivered, and rides, which go as far as the store says. */
  destination: Destination | null;
  /** The id of the payment option; null for what ends without a payment, or before one is chosen. */
  payment: string | null;
  /** `paid`, or `asked` where the seller is asked instead; null if it is stuck. */
  end: 'paid' | 'asked' | null;
  stuck: Stuck | null;
}
