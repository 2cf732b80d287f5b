/** A value that counts for a day, with when it was written, in milliseconds since 1970. */
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

/** What was typed, and ids of what was chosen, by field. */
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

/** What was chosen for a number, as the page showed it. */
export interface BillOptionFacts {
  id: string;
  name: string;
  description: string;
  price: Money;
}

/** What the biller says is owed. */
export interface OwedFacts {
  id: string;
  name: string;
  period: string;
  amount: Money;
  fee: Money;
  /** By the visitor's clock. */
  expiresAt: number | null;
}

/** The temporary checkout of a bill: its number, and what is bought for it; neither while it is still being entered. */
export interface StoredBill {
  /** Distinguishes the attempts to order it. */
  id: string;
  bill: string;
  number: string;
  region: string | null;
  option: string | null;
  chosen: BillOptionFacts | null;
  owed: OwedFacts | null;
  /** The sheet opens with it after signing in. */
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

/** An attempt to order, and what distinguishes it from an order of something else. */
export interface StoredAttempt {
  code: string;
  lines: string;
}

const holds = <Value>(): Value | null => null;

/**
 * All that the store's pages write to web storage, as area/scope/name, and what each holds: a text as it is, anything else as JSON.
 * `local` stays until it is removed, `session` until the tab is closed. The scope says whose it is: `device` and `store` of the browser,
 * `store` at one store alone; `customer` of who is signed in; `guest` of who is not; `person` of either, and a guest's goes on with who
 * signs in. Signing out removes what is a person's. First-load code imports types only.
 */
export const storageTable = {
  /** When a page last loaded itself anew, in milliseconds since 1970. */
  'session/device/reloaded-at': holds<string>(),
  /** The last page's entry of the history, and its scroll position in pixels. */
  'session/device/scroll': holds<{ entry: string; top: number }>(),

  /** A random id for views and clicks; says nothing of who uses the browser. */
  'local/store/device': holds<string>(),
  'local/store/keyword': holds<string>(),
  'local/store/notification': holds<string>(),
  'session/store/android': holds<string>(),
  /** The sessions before and after another tab changed it, of which the page tells. */
  'session/store/sessionChange': holds<string>(),

  'session/person/choice': holds<Choice>(),
  /** The choice that goes on by itself on the item's next page. */
  'session/person/due': holds<string>(),
  'session/person/near-me': holds<SearchOrigin>(),
  'session/person/bill': holds<StoredBill>(),
  'session/person/ride': holds<Ride>(),
  'session/person/rideNote': holds<string>(),
  /** What was filled in of a form, by line. */
  'session/person/form': holds<{ readonly [line: string]: FormAnswer }>(),
  /** Items whose pages were shown last. */
  'local/person/items': holds<readonly string[]>(),
  'local/person/searches': holds<readonly string[]>(),
  'local/person/rides': holds<readonly RideLocation[]>(),

  /** Whether this session was subscribed to notifications. */
  'local/customer/push': holds<string>(),
  /** Items that a guest stores for later. */
  'local/guest/favourites': holds<readonly Item[]>(),
  /** Which of them are being merged into the customer's. */
  'local/customer/favouritesMerge': holds<{ ids: readonly string[]; code: string }>(),
  /** Those of the customer, as they were last known. */
  'local/customer/favourites': holds<readonly Item[]>(),
  /** Whose the area's values of a customer are: `ownerKey`. */
  'local/customer/owner': holds<string>(),
  'session/customer/owner': holds<string>(),
  /** A number that changes with the cart, for the other tabs. */
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
  /** What was written in a chat and is not sent yet, by whom the chat is with. */
  'local/customer/chat': holds<ForADay<Unsent>>(),
  'local/customer/orderSubmission': holds<ForADay<StoredAttempt>>(),
  /** Session codes of attempts whose end is not known. */
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
  /** An address that is being written, with its id. */
  'session/customer/address': holds<ForADay<Entry>>(),
};

type Table = { [Key in keyof typeof storageTable]: NonNullable<(typeof storageTable)[Key]> };
type KeysOf<Value> = { [Key in keyof Table]: Table[Key] extends Value ? Key : never }[keyof Table];

export type StorageKey = keyof Table;
/** Keys that hold a text as it is. */
export type TextKey = KeysOf<string>;
/** Keys whose values count for a day: those of a flow, see `timedValue`. */
export type TimedKey = KeysOf<ForADay<unknown>>;
/** Keys of session codes. */
export type CodeKey = KeysOf<ForADay<string>>;
/** Keys of what was entered into a form. */
export type EntryKey = KeysOf<ForADay<Entry>>;
/** Keys that hold a value as JSON until it is removed. */
export type ValueKey = Exclude<StorageKey, TextKey | TimedKey>;

/** What a key holds. */
export type Held<Key extends StorageKey> = Table[Key] extends ForADay<infer Value> ? Value : Table[Key];
