import { minMetres } from '../../modules/directions/rules/quote';
import type { SoldKind, Stuck } from '../verdicts/verdict';

export const kindNouns: Readonly<Record<SoldKind, string>> = {
  goods: 'goods',
  service: 'services',
  direct: 'direct purchases',
  ride: 'rides',
  bill: 'bills',
};

const verbs: Readonly<Record<SoldKind, string>> = {
  goods: 'order',
  service: 'book',
  direct: 'order',
  ride: 'order',
  bill: 'pay',
};

/** Types of items, as in `cart_types`. */
const typeOf: Readonly<Record<SoldKind, number>> = { goods: 0, service: 1, direct: 5, ride: 3, bill: 5 };

const zoneTexts = [
  'the same city or regency',
  'other places in the same province',
  'other provinces on the same island',
  'other islands',
];

export const zoneText = (zone: number, provinces: readonly string[]) => {
  const example = zone > 1 ? `, such as ${provinces.at(-1) ?? ''}` : '';
  return `${zoneTexts[zone] ?? 'other places'}${example}`;
};

/** A reason for all combinations of an offer. */
export type Why = Omit<Stuck, 'code'> & { code: Stuck['code'] | 'NO_PAYMENT' };

type Sentence = (params: Stuck['params'], kind: SoldKind) => string;

const reasons: Readonly<Record<Why['code'], Sentence>> = {
  NO_PAYMENT: (_, kind) => `no payment option pays for ${kindNouns[kind]}`,
  PAYMENT_NOT_FOR_KIND: (_, kind) => `it does not pay for ${kindNouns[kind]}`,
  PAYMENT_NOT_FOR_CARRIER: () => 'no payment option goes with the carriers that deliver',
  BALANCE_NEVER_FILLED: () => 'they are paid from the balance alone, and no customer can top it up',
  NEVER_OPEN: () => 'it never opens',
  LAST_DAY_OVER: ({ date }) => `its last day of use, ${date}, is over`,
  SOLD_OUT: () => 'it is sold out',
  NO_OPENING_HOURS: () => 'it has no opening hours',
  NO_DAY: ({ until }) => `no day until ${until} has a time for it`,
  MINIMUM_UNREACHABLE: ({ minimum, most }) =>
    `the minimum order is ${minimum}, and the most that can be ordered at once is ${most}`,
  CARRIER_DOES_NOT_REACH: () => 'no carrier delivers there',
  RIDE_OUTSIDE: () => 'it begins or ends outside of all zones of rides',
  RIDE_TOO_FAR: ({ km }) => `it is longer than the longest ride, ${km} km`,
  RIDE_NO_ROUTE: () => `its ends are unknown, or less than ${minMetres} m apart`,
  RIDE_PLACE_NOT_ASKED: () => 'it is a call whose origin is set, so that no customer is asked where to come',
  NUMBER_IMPOSSIBLE: ({ digits, length }) => `a number needs ${digits} digits, but has at most ${length}`,
  REFUSED: ({ code }) => `the checkout ends with ${code}`,
};

/** Each reason, with `NO_PAYMENT` of a whole offer. */
export const whyCodes = Object.keys(reasons) as readonly Why['code'][];

const hints: Partial<Readonly<Record<Why['code'], Sentence>>> = {
  NO_PAYMENT: (_, kind) =>
    kind === 'bill'
      ? `Add ${typeOf.bill} to the cart_types of a payment option of type 0, 3 or 4.`
      : `Add ${typeOf[kind]} to the cart_types of a payment option.`,
  PAYMENT_NOT_FOR_CARRIER: () => 'Add the type of a carrier to carrier_types of a payment option, or leave it empty.',
  BALANCE_NEVER_FILLED: () => 'Add a payment option of type 0 or 4, by which a balance is topped up.',
  NEVER_OPEN: () => 'Change its hours or those of its shop, or close it with is_open: 0.',
  LAST_DAY_OVER: () => 'Change its expired_date, or close it with is_open: 0.',
  NO_OPENING_HOURS: () => 'Change its hours, booking or expired_date, or close it with is_open: 0.',
  NO_DAY: () => 'Change its hours, booking or expired_date, or close it with is_open: 0.',
  MINIMUM_UNREACHABLE: () => 'Lower app.min_order_price, or raise the limits of its pieces.',
  CARRIER_DOES_NOT_REACH: () => 'Raise farthest_zone of a package, or add a carrier.',
  RIDE_OUTSIDE: () => 'Add a zone to rides.zones.',
  RIDE_TOO_FAR: () => 'Raise rides.max_km.',
  RIDE_PLACE_NOT_ASKED: () => 'Set set_origin_flag to 0.',
  NUMBER_IMPOSSIBLE: () => 'Lower min_digits, or raise max_length.',
};

export const whyText = ({ code, params }: Why, kind: SoldKind) => reasons[code](params, kind);
export const hintText = ({ code, params }: Why, kind: SoldKind) => hints[code]?.(params, kind);

/** Such as `nobody can book "Kelas Pagi"`. */
export const nobodyText = (kind: SoldKind, title?: string) =>
  `nobody can ${verbs[kind]} ${title === undefined ? kindNouns[kind] : `"${title}"`}`;
