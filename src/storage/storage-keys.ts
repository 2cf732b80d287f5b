import { clearPictures } from './stored-pictures';
import { storedValue, withStorage } from './stored-value';

/**
 * All that the store's pages write to web storage, as area/scope/name. `local` stays until it is removed, `session`
 * until the tab is closed. Signing out removes what is a customer's or a guest's. First-load code imports types only.
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

  'session/guest/choice',
  /** The choice that goes on by itself on the item's next page. */
  'session/guest/due',
  /** A position, of guests and customers alike. */
  'session/guest/near-me',
  /** The temporary checkout of a bill, with its number, of guests and customers alike. */
  'session/guest/bill',
  'session/guest/ride',
  'session/guest/rideNote',
  /** What was filled in of a form, of guests and customers alike. */
  'session/guest/form',

  /** Whether this session was subscribed to notifications. */
  'local/customer/push',
  /** Items that a guest stores for later, and which of them are being merged into a customer's. */
  'local/guest/favourites',
  'local/guest/favouritesMerge',
  /** Those of the customer, as they were last known. */
  'local/customer/favourites',
  /** Items whose pages were shown last, to guests and customers alike. */
  'local/guest/items',
  /** The customer's view uid. */
  'local/customer/owner',
  'local/customer/searches',
  'local/customer/rides',
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

function removeKeys(isRemoved: (key: string) => boolean) {
  for (const area of ['local', 'session'] as const)
    withStorage(area, (storage) => {
      for (const key of Object.keys(storage)) if (isRemoved(key)) storage.removeItem(key);
    });
}

/** Removes what this browser holds of a store's customer and guests: all of the store's but the keys of scope `store`. */
export function clearPersonal(codename: string) {
  void clearPictures(codename).catch(() => undefined);
  const publicKeys = storageKeys.filter((key) => key.includes('/store/')).map((key) => storedValue(key, codename).key);
  removeKeys((key) => key.startsWith(`${codename}:`) && !publicKeys.includes(key));
}

/** Removes what the session of another customer left, if it ended without signing out. A guest's stays. */
export function clearOthers(codename: string, customer: string) {
  const owner = storedValue('local/customer/owner', codename);
  if ((owner.read() ?? customer) !== customer) removeKeys((key) => key.startsWith(`${codename}:customer:`));
  void clearPictures(codename, customer).catch(() => undefined);
  owner.write(customer);
}
