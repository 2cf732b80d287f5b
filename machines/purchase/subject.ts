import type { PlacedOrder } from '../orders/order-submission';
import type { Dropship, FormAnswer, Goods, Parcel, Payment, Quote } from './purchase-sum';

/** What is bought. */
export interface Subject {
  /** How it is priced. */
  goods: Goods;
  /** Of the order, what only its subject knows: handed on to what sends it, never looked into. */
  draft: object;
  /** Tells apart what attempts were to order. */
  mark: string;
  /** What is carried. */
  parcel: Parcel;
}

/** An order of a subject: what sends it knows the draft. */
export interface PurchaseOrder extends PlacedOrder {
  draft: object;
  quote: Quote | null;
  payment: Payment;
  voucher: string | null;
  note: string;
  dropship: Dropship;
  /** What was filled in of a form at the tap. */
  answers: readonly FormAnswer[];
}

/** Ids and texts of what was chosen, found again after a reload; empty without one. */
export interface Choices {
  carrier: string | null;
  service: string | null;
  payment: string | null;
  voucher: string;
}

/** An attempt to order whose end is not known, and the mark of what it was to order. */
export interface OpenAttempt {
  code: string;
  mark: string;
}
