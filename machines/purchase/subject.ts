import type { PlacedOrder } from '../orders/order-submission';
import type { Dropship, FormAnswer, Goods, Parcel, Payment, Quote } from './purchase-sum';

/** The subject of a purchase: what is bought. */
export interface Subject {
  /** Its amounts. */
  goods: Goods;
  /** Fields of the order that only its kind of subject has; passed on to `send`, never read. */
  draft: object;
  /** Distinguishes the subjects of attempts. */
  mark: string;
  /** The parcel to deliver. */
  parcel: Parcel;
}

/** An order of a subject. Only the function that sends it reads the draft. */
export interface PurchaseOrder extends PlacedOrder {
  draft: object;
  quote: Quote | null;
  payment: Payment;
  voucher: string | null;
  note: string;
  dropship: Dropship;
  /** The answers to a form at the time of the tap. */
  answers: readonly FormAnswer[];
}

/** Ids and texts of the choices, restored after a reload; empty without a choice. */
export interface Choices {
  carrier: string | null;
  service: string | null;
  payment: string | null;
  voucher: string;
}

/** An attempt with an unknown outcome, and the mark of its subject. */
export interface OpenAttempt {
  code: string;
  mark: string;
}
