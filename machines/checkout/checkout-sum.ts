import type { CarrierKind, PaymentKind } from '../__generated__/facade-kinds';
import { orderTotal, totalBeforeVoucher } from '../orders/totals';

/** What is about to be bought, as the server counts it. */
export interface Goods {
  /** Grows with every change of the cart. */
  revision: number;
  supplier: string | null;
  subtotal: number;
  orderFee: number;
  minimumOrder: number | null;
  /** It is carried to an address. */
  carrierNeeded: boolean;
  addressNeeded: boolean;
  hasAddress: boolean;
  /** A quantity is on its way to the server: the amounts are not those of now. */
  changing: boolean;
}

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
  rideForm: {
    line: string;
    text?: string;
    options?: string[];
    file?: string;
    position?: { latitude: number; longitude: number };
  }[];
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

export interface CheckoutFacts {
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

export type Delivery = Pick<CheckoutFacts, 'hasCarrier' | 'quoting' | 'quote'>;

export type CheckoutSection = 'dropship' | 'address' | 'carrier' | 'package' | 'note' | 'payment' | 'minimum';

const plainNote = /^[\p{L}\p{N}\s,\-./:;'"]{0,200}$/u;

export const isNote = (text: string) => plainNote.test(text);

/** The store's, or that of a ride in its place. */
export const orderFeeOf = ({ goods, quote }: CheckoutFacts) => quote?.ride?.fee ?? goods.orderFee;

const partsOf = (facts: CheckoutFacts) => ({
  subtotal: facts.goods.subtotal,
  orderFee: orderFeeOf(facts),
  deliveryCost: facts.quote?.cost ?? 0,
  paymentFee: facts.payment?.fee ?? 0,
});

/** What the voucher takes off; never more than there is, since its amount may predate a change. */
export const discountOf = (facts: CheckoutFacts) =>
  Math.min(facts.voucher?.discount ?? 0, totalBeforeVoucher(partsOf(facts)));

export const totalOf = (facts: CheckoutFacts) => orderTotal({ ...partsOf(facts), discount: discountOf(facts) });

export interface Agreed {
  total: number;
  voucher: string | null;
  discount: number;
  cashback: number;
}

export const agreedOf = (facts: CheckoutFacts): Agreed => ({
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

const isQuoted = ({ goods, quote }: CheckoutFacts) =>
  !goods.changing && (!goods.carrierNeeded || quote?.revision === goods.revision);

const isCounting = ({ goods, quoting, quote }: CheckoutFacts) =>
  goods.changing || (goods.carrierNeeded && (quoting || (quote !== null && quote.revision !== goods.revision)));

/** What a voucher has to be checked against, without delivery until that is chosen; null while recalculating. */
export function basisOf(facts: CheckoutFacts) {
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
export const isSettled = (facts: CheckoutFacts) =>
  isQuoted(facts) && (facts.voucher === null || facts.voucher.basis === basisOf(facts)?.key);

const rules: readonly (readonly [CheckoutSection, (facts: CheckoutFacts) => boolean])[] = [
  ['dropship', ({ dropship }) => dropship.enabled && (dropship.name.trim() === '' || dropship.phone === '')],
  ['address', ({ goods }) => goods.addressNeeded && !goods.hasAddress],
  ['carrier', ({ goods, hasCarrier }) => goods.carrierNeeded && !hasCarrier],
  ['package', ({ goods, quote }) => goods.carrierNeeded && (quote?.ride ? quote.ride.order : quote) === null],
  ['note', ({ note }) => !isNote(note)],
  ['payment', ({ payment }) => payment === null],
  ['minimum', ({ goods }) => goods.minimumOrder !== null && goods.subtotal < goods.minimumOrder],
];

/** The first section, in the page's order, that keeps the order from being placed; null where none does. */
export const firstMissing = (facts: CheckoutFacts): CheckoutSection | null =>
  rules.find(([, isMissing]) => isMissing(facts))?.[0] ?? null;
