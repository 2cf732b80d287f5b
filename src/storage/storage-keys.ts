/**
 * All that the store's pages write to web storage, as area/scope/name. `local` stays until it is removed, `session` until the tab is
 * closed. The scope says whose it is: `device` and `store` of the browser, `store` at one store alone; `customer` of who is signed in;
 * `guest` of who is not; `person` of either, and a guest's goes on with who signs in. Signing out removes what is a person's.
 * First-load code imports types only.
 */
export const storageKeys = [
  /** When a page last loaded itself anew, in milliseconds since 1970. */
  'session/device/reloaded-at',
  /** The last page's entry of the history, and its scroll position in pixels. */
  'session/device/scroll',

  /** A random id for views and clicks; says nothing of who uses the browser. */
  'local/store/device',
  'local/store/keyword',
  'local/store/notification',
  'session/store/android',
  /** The sessions before and after another tab changed it, of which the page tells. */
  'session/store/sessionChange',

  'session/person/choice',
  /** The choice that goes on by itself on the item's next page. */
  'session/person/due',
  /** A position. */
  'session/person/near-me',
  /** The temporary checkout of a bill, with its number. */
  'session/person/bill',
  'session/person/ride',
  'session/person/rideNote',
  /** What was filled in of a form. */
  'session/person/form',
  /** Items whose pages were shown last. */
  'local/person/items',
  'local/person/searches',
  'local/person/rides',

  /** Whether this session was subscribed to notifications. */
  'local/customer/push',
  /** Items that a guest stores for later. */
  'local/guest/favourites',
  /** Which of them are being merged into the customer's. */
  'local/customer/favouritesMerge',
  /** Those of the customer, as they were last known. */
  'local/customer/favourites',
  /** Whose the area's values of a customer are: `ownerKey`. */
  'local/customer/owner',
  'session/customer/owner',
  /** A number that changes with the cart, for the other tabs. */
  'local/customer/cart',
  'session/customer/email-asked',
  'session/customer/phone-skipped',
  'local/customer/cartChanges',
  'local/customer/cartRemovals',
  /** Items that go into the cart when the network is back. */
  'local/customer/cartAdditions',
  'local/customer/checkout',
  'session/customer/checkout',
  /** What was written in a chat and is not sent yet, by whom the chat is with. */
  'local/customer/chat',
  'local/customer/orderSubmission',
  'local/customer/rideOrder',
  'local/customer/formSubmission',
  'local/customer/orderPayment',
  'local/customer/invoicePayment',
  'local/customer/topUp',
  'session/customer/topUp',
  'local/customer/withdrawal',
  'session/customer/withdrawal',
  'local/customer/pointsExchange',
  'local/customer/referralEntry',
  'session/customer/referralEntry',
  'session/customer/profile',
  'session/customer/closing',
  'session/customer/settings',
  /** An address that is being written, with its id. */
  'session/customer/address',
] as const;

export type StorageKey = (typeof storageKeys)[number];

/** Keys whose values count for a day: those of a flow, see `timedValue`. */
export type TimedKey = Extract<
  StorageKey,
  `${string}/customer/${'cartChanges' | 'cartRemovals' | 'cartAdditions' | 'checkout' | 'chat' | 'orderSubmission' | 'rideOrder' | 'formSubmission' | 'orderPayment' | 'invoicePayment' | 'topUp' | 'withdrawal' | 'pointsExchange' | 'referralEntry' | 'profile' | 'closing' | 'settings' | 'address'}`
>;
