import { removeCustomer, removeKeys, ownerKey } from './owned-area';
import { changeOwner, isReplaced, pageSession, storageOwner } from './page-session';
import { type StorageKey, storageTable } from './storage-table';
import { clearPictures } from './stored-pictures';
import { clearStoredPages } from './stored-pages';
import { storedText, withStorage } from './stored-text';

type Area = 'local' | 'session';

const areas: readonly Area[] = ['local', 'session'];

export const storageKeys = Object.keys(storageTable) as StorageKey[];

const keysOf = (scope: string, codename: string) =>
  storageKeys.filter((key) => key.includes(`/${scope}/`)).map((key) => storedText(key, codename).key);

/**
 * Removes the values of a store's customer and guests from an area: everything of the store except the keys of scope
 * `store`.
 */
function clearArea(area: Area, codename: string) {
  const ofStore = keysOf('store', codename);
  withStorage(area, (storage) =>
    removeKeys(storage, (key) => key.startsWith(`${codename}:`) && !ofStore.includes(key)),
  );
}

export function clearPersonal(codename: string) {
  void clearPictures(codename).catch(() => undefined);
  for (const area of areas) clearArea(area, codename);
  if (storageOwner(codename) !== null) changeOwner('');
}

interface Owner {
  session: string;
  /** The view uid; null while unknown. */
  customer: string | null;
}

function readOwner(storage: Storage, codename: string): Owner | null {
  const [session = '', customer = null] = storage.getItem(ownerKey(codename))?.split(' ') ?? [];
  return session ? { session, customer } : null;
}

function moveGuest(storage: Storage, codename: string) {
  const [from, to] = [`${codename}:guest:`, `${codename}:customer:`];
  const ofGuests = keysOf('guest', codename);
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(from) || ofGuests.includes(key)) continue;
    storage.setItem(to + key.slice(from.length), storage.getItem(key) ?? '');
    storage.removeItem(key);
  }
}

const isSamePerson = (before: Owner, now: Owner) =>
  before.customer === null || now.customer === null ? before.session === now.session : before.customer === now.customer;

/** Makes a session the owner of an area. @returns whether values of another person were removed */
function claimArea(area: Area, codename: string, owner: Owner): boolean {
  const isOthers = withStorage(area, (storage) => {
    const before = readOwner(storage, codename);
    const wasOthers = before !== null && !isSamePerson(before, owner);
    if (wasOthers) removeCustomer(storage, codename);
    moveGuest(storage, codename);
    const customer = owner.customer ?? (wasOthers ? null : before?.customer);
    storage.setItem(ownerKey(codename), customer ? `${owner.session} ${customer}` : owner.session);
    return wasOthers;
  });
  return isOthers ?? false;
}

/**
 * Makes the signed-in customer the owner of the browser's storage. Removes what another customer left, however that
 * session ended, but keeps a guest's values.
 */
export function claimStorage(codename: string, customer: string) {
  const session = pageSession(codename);
  // A page whose session was replaced must not change the new session's values.
  if (!session || isReplaced()) return;
  const before = storageOwner(codename);
  const wasOthers = areas.map((area) => claimArea(area, codename, { session, customer })).includes(true);
  // A document that belonged to another customer still has that customer's values in memory, so it may store nothing.
  changeOwner(wasOthers && before !== '' && before !== session ? null : session);
  void clearPictures(codename, customer).catch(() => undefined);
  void clearStoredPages(codename, session).catch(() => undefined);
}

/** Prepares a tab's own storage for the next page after another tab replaced the session. */
export function claimTab(codename: string, session: string) {
  const owner = withStorage('local', (storage) => readOwner(storage, codename)) ?? null;
  // A sign-out leaves nothing; a session that ended by itself keeps its customer.
  if (!session && !owner) clearArea('session', codename);
  if (session)
    claimArea('session', codename, { session, customer: owner?.session === session ? owner.customer : null });
  changeOwner(null);
}
