/** A value that is valid for a day, with its time of writing in milliseconds since 1970. */
export interface ForADay<Value> {
  at: number;
  value: Value;
}

interface Money {
  amount: number;
  currency: string;
}

interface Position {
  latitude: number;
  longitude: number;
}

interface Item {
  id: string;
  title: string;
  image: string | null;
}

interface ItemLine {
  id: string;
  quantity: number;
}

/** Typed texts and ids of chosen options, by field. */
interface Entry {
  readonly [field: string]: string;
}

interface Choice {
  item: string;
  intent: 'cart' | 'buy';
  lines: readonly ItemLine[];
}

interface SearchOrigin {
  origin: { position: Position; name: string | null };
  trouble: 'denied' | 'unknown' | null;
}

/** The choices for a number, as the page showed them. */
export interface BillOptionFacts {
  id: string;
  name: string;
  description: string;
  price: Money;
}

/** The amount owed, according to the biller. */
export interface OwedFacts {
  id: string;
  name: string;
  period: string;
  amount: Money;
  fee: Money;
  /** According to the visitor's clock. */
  expiresAt: number | null;
}

/** The temporary checkout of a bill: its number and the purchase; both are missing while it is still being entered. */
export interface StoredBill {
  /** Identifies the attempts to order it. */
  id: string;
  bill: string;
  number: string;
  region: string | null;
  option: string | null;
  chosen: BillOptionFacts | null;
  owed: OwedFacts | null;
  /** After signing in, the sheet opens with it. */
  isPending: boolean;
}

interface RideLocation extends Position {
  address: string;
}

interface Ride {
  origin: RideLocation | null;
  destination: RideLocation | null;
  moment: { date: string; time: string } | null;
  extras: { readonly [id: string]: number };
}

/** A value of a form: a text or an option, several options, the id of a picture, a named position. */
type FormAnswer = string | readonly string[] | { id: string } | (Position & { name: string }) | null;

interface CartAddition {
  code: string;
  item: string;
  title: string;
  lines: readonly ItemLine[];
}

interface Message {
  code: string;
  text: string;
  hasPicture: boolean;
  item: (Item & { price: Money | null }) | null;
  writtenAt: string;
}

interface RefusedMessage extends Message {
  refusal: { code: string; message: string; total: number | null };
}

interface Unsent {
  draft: string;
  queue: readonly Message[];
  refused: readonly RefusedMessage[];
}

/** An attempt to order, with what distinguishes it from an order of something else. */
export interface StoredAttempt {
  code: string;
  lines: string;
}

const holds = <Value>(): Value | null => null;

/**
 * Everything that the store's pages write to web storage, as area/scope/name, with its type: texts are stored as they
 * are, anything else as JSON. `local` values stay until they are removed, `session` values until the tab is closed. The
 * scope says who owns the value: `device` and `store` the browser, `store` only at one store; `customer` the signed-in
 * customer; `guest` a guest; `person` either of them, and signing in keeps a guest's value. Signing out removes the
 * values of a person. First-load code imports only types.
 */
export const storageTable = {
  /** When a page last reloaded itself, in milliseconds since 1970. */
  'session/device/reloaded-at': holds<string>(),
  /** The scroll position of the last page in pixels, and its history entry. */
  'session/device/scroll': holds<string>(),

  /** A random id for views and clicks, which does not identify the visitor. */
  'local/store/device': holds<string>(),
  'local/store/keyword': holds<string>(),
  'local/store/notification': holds<string>(),
  'session/store/android': holds<string>(),
  /** The sessions before and after another tab changed it, for the page's message. */
  'session/store/sessionChange': holds<string>(),

  'session/person/choice': holds<Choice>(),
  /** The choice that the item's next page resumes. */
  'session/person/due': holds<string>(),
  'session/person/near-me': holds<SearchOrigin>(),
  'session/person/bill': holds<StoredBill>(),
  'session/person/ride': holds<Ride>(),
  'session/person/rideNote': holds<string>(),
  /** The values filled into a form, by line. */
  'session/person/form': holds<{ readonly [line: string]: FormAnswer }>(),
  /** The items whose pages were shown last. */
  'local/person/items': holds<readonly string[]>(),
  'local/person/searches': holds<readonly string[]>(),
  'local/person/rides': holds<readonly RideLocation[]>(),

  /** Whether this session was subscribed to notifications. */
  'local/customer/push': holds<string>(),
  /** A guest's favourites. */
  'local/guest/favourites': holds<readonly Item[]>(),
  /** The guest's favourites that are being merged into the customer's. */
  'local/customer/favouritesMerge': holds<{ ids: readonly string[]; code: string }>(),
  /** The customer's favourites, as last loaded. */
  'local/customer/favourites': holds<readonly Item[]>(),
  /** The owner of a customer's values in the area, see `ownerKey`. */
  'local/customer/owner': holds<string>(),
  'session/customer/owner': holds<string>(),
  /** A number that changes with the cart, to notify other tabs. */
  'local/customer/cart': holds<string>(),
  'session/customer/email-asked': holds<string>(),
  'session/customer/phone-skipped': holds<string>(),
  'local/customer/cartChanges': holds<ForADay<readonly (ItemLine & { checked: boolean })[]>>(),
  'local/customer/cartRemovals': holds<ForADay<readonly string[]>>(),
  /** Items that go into the cart when the network is back. */
  'local/customer/cartAdditions': holds<ForADay<readonly CartAddition[]>>(),
  'local/customer/checkout':
    holds<ForADay<{ carrier: string | null; service: string | null; payment: string | null }>>(),
  'session/customer/checkout':
    holds<ForADay<{ voucher: string; note: string; dropship: { enabled: boolean; name: string; phone: string } }>>(),
  /** Unsent messages of a chat, by its seller. */
  'local/customer/chat': holds<ForADay<Unsent>>(),
  'local/customer/orderSubmission': holds<ForADay<StoredAttempt>>(),
  /** Session codes of attempts with an unknown outcome. */
  'local/customer/rideOrder': holds<ForADay<string>>(),
  'local/customer/formSubmission': holds<ForADay<string>>(),
  'local/customer/orderPayment': holds<ForADay<string>>(),
  'local/customer/invoicePayment': holds<ForADay<string>>(),
  'local/customer/topUp': holds<ForADay<string>>(),
  'local/customer/withdrawal': holds<ForADay<string>>(),
  'local/customer/pointsExchange': holds<ForADay<string>>(),
  'local/customer/referralEntry': holds<ForADay<string>>(),
  'session/customer/topUp': holds<ForADay<Entry>>(),
  'session/customer/withdrawal': holds<ForADay<Entry>>(),
  'session/customer/referralEntry': holds<ForADay<Entry>>(),
  'session/customer/profile': holds<ForADay<Entry>>(),
  'session/customer/closing': holds<ForADay<Entry>>(),
  'session/customer/settings': holds<ForADay<Entry>>(),
  /** An address that is being entered, with its id. */
  'session/customer/address': holds<ForADay<Entry>>(),
};

type Table = { [Key in keyof typeof storageTable]: NonNullable<(typeof storageTable)[Key]> };
type KeysOf<Value> = { [Key in keyof Table]: Table[Key] extends Value ? Key : never }[keyof Table];

export type StorageKey = keyof Table;
/** Keys whose value is a plain text. */
export type TextKey = KeysOf<string>;
/** Keys whose values are valid for a day: those of a flow, see `timedValue`. */
export type TimedKey = KeysOf<ForADay<unknown>>;
/** Keys of session codes. */
export type CodeKey = KeysOf<ForADay<string>>;
/** Keys of values entered into a form. */
export type EntryKey = KeysOf<ForADay<Entry>>;
/** Keys whose value is JSON until it is removed. */
export type ValueKey = Exclude<StorageKey, TextKey | TimedKey>;

/** The type of a key's value. */
export type Held<Key extends StorageKey> = Table[Key] extends ForADay<infer Value> ? Value : Table[Key];
