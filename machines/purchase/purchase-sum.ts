import type { CarrierKind, PaymentKind } from '../__generated__/facade-kinds';
import { orderTotal, totalBeforeVoucher } from '../orders/totals';

/** What is about to be bought, as the server counts it. */
export interface Goods {
  /** Another one with every change of what is bought. */
  revision: number | string;
  supplier: string | null;
  subtotal: number;
  orderFee: number;
  minimumOrder: number | null;
  /** It is carried to an address. */
  carrierNeeded: boolean;
  addressNeeded: boolean;
  hasAddress: boolean;
  /** A quantity is on its way to the server, or a price is being asked for: the amounts are not those of now. */
  changing: boolean;
  /** What the subject itself has not got yet, such as an amount. */
  lacks: SubjectPart | null;
}

/** What only some subjects ask for. */
export type SubjectPart = 'amount' | 'limits' | 'moment' | 'price';

export interface Carrier {
  id: string;
  name: string;
  icon: string | null;
  kind: CarrierKind;
  /** Null where its packages have costs. */
  cost: number | null;
  /** Where a ride begins; null for any other. */
  origin: { address: string; position: { latitude: number; longitude: number } | null } | null;
}

/** What a ride adds to the order, beside its cost. */
export interface CarriedRide {
  /** In place of the store's usual one. */
  fee: number;
  /** By the names of the order's input; null while its form lacks something. */
  order: RideOrder | null;
}

export interface RideOrder {
  rideServices: { id: string; quantity: number }[];
  rideForm: FormAnswer[];
}

/** What was filled into one line of a store's form. */
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
  /** Days such as 2-3. */
  estimate: string;
  /** Of a ride's price, whose service is its quote. */
  ride?: CarriedRide;
}

export interface Parcel {
  /** Of what is bought: a quote is good for one revision. */
  revision: number;
  supplier: string | null;
  /** A region. */
  origin: string;
  /** A district; null while no address was given. */
  destination: string | null;
  /** Grams. */
  weight: number;
}

/** Of what nobody carries, and of which as little as one likes can be bought. */
export const uncarried = {
  minimumOrder: null,
  carrierNeeded: false,
  addressNeeded: false,
  hasAddress: false,
  changing: false,
  lacks: null,
} as const;

/** Of what nobody carries. */
export const noParcel: Parcel = { revision: 0, supplier: null, origin: '', destination: null, weight: 0 };

/** What carrying costs, for one revision of the goods. */
export interface Quote {
  revision: number;
  carrier: string;
  carrierKind: CarrierKind;
  /** Of a ride its price's id; null for a carrier without packages. */
  service: string | null;
  cost: number;
  ride: CarriedRide | null;
}

export interface Payment {
  id: string;
  kind: PaymentKind;
  fee: number;
}

/** A code that is set: what it gives, or last gave, and for which basis that was checked; null while it is. */
export interface VoucherFact {
  code: string;
  basis: string | null;
  discount: number;
  /** Given as balance when the order is done: no part of the total. */
  cashback: number;
}

export interface Dropship {
  enabled: boolean;
  name: string;
  phone: string;
}

export interface PurchaseFacts {
  goods: Goods;
  /** A carrier was chosen; its package perhaps not yet. */
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

/** The store's, or that of a ride in its place. */
export const orderFeeOf = ({ goods, quote }: PurchaseFacts) => quote?.ride?.fee ?? goods.orderFee;

const partsOf = (facts: PurchaseFacts) => ({
  subtotal: facts.goods.subtotal,
  orderFee: orderFeeOf(facts),
  deliveryCost: facts.quote?.cost ?? 0,
  paymentFee: facts.payment?.fee ?? 0,
});

/** What the voucher takes off; never more than there is, since its amount may predate a change. */
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

/** What a voucher has to be checked against, without delivery until that is chosen; null while recalculating. */
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

/** Goods, delivery and voucher are of one revision. */
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

/** The first section, in the page's order, that keeps the order from being placed; null where none does. */
export function firstMissing(facts: PurchaseFacts): PurchaseSection | null {
  for (const missingOf of rules) {
    const section = missingOf(facts);
    if (section) return section;
  }
  return null;
}
