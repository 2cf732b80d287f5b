import type { CarrierKind, PaymentKind } from '../__generated__/facade-kinds';
import { orderTotal, totalBeforeVoucher } from '../orders/totals';

/** The intended purchase, with the server's amounts. */
export interface Goods {
  /** Changes with every change of the subject. */
  revision: number | string;
  supplier: string | null;
  subtotal: number;
  orderFee: number;
  minimumOrder: number | null;
  /** Whether the goods are delivered to an address. */
  carrierNeeded: boolean;
  addressNeeded: boolean;
  hasAddress: boolean;
  /** Whether a quantity is being sent or a price is loading, so that the amounts are not current. */
  changing: boolean;
  /** The part that the subject itself still lacks, such as an amount. */
  lacks: SubjectPart | null;
}

/** Parts that only some subjects need. */
export type SubjectPart = 'amount' | 'limits' | 'moment' | 'price';

export interface Carrier {
  id: string;
  name: string;
  icon: string | null;
  kind: CarrierKind;
  /** Null if the cost depends on the package. */
  cost: number | null;
  /** The origin of a ride; null for other carriers. */
  origin: { address: string; position: { latitude: number; longitude: number } | null } | null;
}

/** What a ride adds to the order besides its cost. */
export interface CarriedRide {
  /** The fee that replaces the store's usual one. */
  fee: number;
  /** In the fields of the order's input; null while its form is incomplete. */
  order: RideOrder | null;
}

export interface RideOrder {
  rideServices: { id: string; quantity: number }[];
  rideForm: FormAnswer[];
}

/** The answer to one line of a store's form. */
export interface FormAnswer {
  line: string;
  text?: string;
  options?: string[];
  file?: string;
  position?: { latitude: number; longitude: number };
}

export interface CarrierPackage {
  service: string;
  description: string;
  cost: number;
  /** Days, such as 2-3. */
  estimate: string;
  /** Only for the price of a ride; its `service` is the id of the quote. */
  ride?: CarriedRide;
}

export interface Parcel {
  /** The revision of the goods. A quote is valid for only one. */
  revision: number;
  supplier: string | null;
  /** The id of a region. */
  origin: string;
  /** The id of a district; null without an address. */
  destination: string | null;
  /** Grams. */
  weight: number;
}

/** Fields of goods without delivery and without a minimum. */
export const uncarried = {
  minimumOrder: null,
  carrierNeeded: false,
  addressNeeded: false,
  hasAddress: false,
  changing: false,
  lacks: null,
} as const;

/** The parcel of goods without delivery. */
export const noParcel: Parcel = { revision: 0, supplier: null, origin: '', destination: null, weight: 0 };

/** The cost of delivery, for one revision of the goods. */
export interface Quote {
  revision: number;
  carrier: string;
  carrierKind: CarrierKind;
  /** The package, or the id of a ride's quote; null for a carrier without packages. */
  service: string | null;
  cost: number;
  ride: CarriedRide | null;
}

export interface Payment {
  id: string;
  kind: PaymentKind;
  fee: number;
}

/** An applied code: its current or last benefit, and the basis for which it was checked; null while it is being checked. */
export interface VoucherFact {
  code: string;
  basis: string | null;
  discount: number;
  /** Credited to the balance once the order is done; not part of the total. */
  cashback: number;
}

export interface Dropship {
  enabled: boolean;
  name: string;
  phone: string;
}

export interface PurchaseFacts {
  goods: Goods;
  /** Whether a carrier is chosen; its package may still be missing. */
  hasCarrier: boolean;
  quoting: boolean;
  quote: Quote | null;
  payment: Payment | null;
  voucher: VoucherFact | null;
  note: string;
  dropship: Dropship;
}

export type Delivery = Pick<PurchaseFacts, 'hasCarrier' | 'quoting' | 'quote'>;

export type PurchaseSection =
  | 'dropship'
  | 'address'
  | 'carrier'
  | 'package'
  | 'note'
  | 'payment'
  | 'minimum'
  | SubjectPart;

const plainNote = /^[\p{L}\p{N}\s,\-./:;'"]{0,200}$/u;

export const isNote = (text: string) => plainNote.test(text);

/** The store's fee, or the ride's instead. */
export const orderFeeOf = ({ goods, quote }: PurchaseFacts) => quote?.ride?.fee ?? goods.orderFee;

const partsOf = (facts: PurchaseFacts) => ({
  subtotal: facts.goods.subtotal,
  orderFee: orderFeeOf(facts),
  deliveryCost: facts.quote?.cost ?? 0,
  paymentFee: facts.payment?.fee ?? 0,
});

/** The voucher's discount; never more than the total, because its amount may predate a change. */
export const discountOf = (facts: PurchaseFacts) =>
  Math.min(facts.voucher?.discount ?? 0, totalBeforeVoucher(partsOf(facts)));

export const totalOf = (facts: PurchaseFacts) => orderTotal({ ...partsOf(facts), discount: discountOf(facts) });

export interface Agreed {
  total: number;
  voucher: string | null;
  discount: number;
  cashback: number;
}

export const agreedOf = (facts: PurchaseFacts): Agreed => ({
  total: totalOf(facts),
  voucher: facts.voucher?.code ?? null,
  discount: discountOf(facts),
  cashback: facts.voucher?.cashback ?? 0,
});

export const isSame = (one: Agreed, other: Agreed) =>
  one.total === other.total &&
  one.voucher === other.voucher &&
  one.discount === other.discount &&
  one.cashback === other.cashback;

const isQuoted = ({ goods, quote }: PurchaseFacts) =>
  !goods.changing && (!goods.carrierNeeded || quote?.revision === goods.revision);

const isCounting = ({ goods, quoting, quote }: PurchaseFacts) =>
  goods.changing || (goods.carrierNeeded && (quoting || (quote !== null && quote.revision !== goods.revision)));

/** The basis for checking a voucher, without delivery until it is chosen; null while recalculating. */
export function basisOf(facts: PurchaseFacts) {
  const { goods, quote, payment } = facts;
  if (isCounting(facts)) return null;
  const basis = {
    supplier: goods.supplier,
    subtotal: goods.subtotal,
    total: totalBeforeVoucher(partsOf(facts)),
    deliveryCost: quote?.cost ?? 0,
    paymentKind: payment?.kind ?? null,
    carrierKind: quote?.carrierKind ?? null,
  };
  return { key: JSON.stringify([goods.revision, ...Object.values(basis)]), ...basis };
}

/** Whether goods, delivery and voucher have the same revision. */
export const isSettled = (facts: PurchaseFacts) =>
  isQuoted(facts) && (facts.voucher === null || facts.voucher.basis === basisOf(facts)?.key);

const rules: readonly ((facts: PurchaseFacts) => PurchaseSection | null | false)[] = [
  ({ dropship }) => dropship.enabled && (dropship.name.trim() === '' || dropship.phone === '') && 'dropship',
  ({ goods }) => goods.addressNeeded && !goods.hasAddress && 'address',
  ({ goods, hasCarrier }) => goods.carrierNeeded && !hasCarrier && 'carrier',
  ({ goods, quote }) => goods.carrierNeeded && (quote?.ride ? quote.ride.order : quote) === null && 'package',
  ({ note }) => !isNote(note) && 'note',
  ({ goods }) => goods.lacks,
  ({ payment }) => payment === null && 'payment',
  ({ goods }) => goods.minimumOrder !== null && goods.subtotal < goods.minimumOrder && 'minimum',
];

/** The first section, in the page's order, that prevents the order; null if none does. */
export function firstMissing(facts: PurchaseFacts): PurchaseSection | null {
  for (const missingOf of rules) {
    const section = missingOf(facts);
    if (section) return section;
  }
  return null;
}
