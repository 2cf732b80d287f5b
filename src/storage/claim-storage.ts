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

/** Removes what an area holds of a store's customer and guests: all of the store's but the keys of scope `store`. */
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
  /** The view uid; null while it is not known. */
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

/** Gives an area to a session. @returns whether what it held was another person's, and is gone */
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

/** Gives the browser's storage to who is signed in: what another customer left goes, however that session ended. A guest's stays. */
export function claimStorage(codename: string, customer: string) {
  const session = pageSession(codename);
  // A page that another session has replaced takes nothing from it.
  if (!session || isReplaced()) return;
  const before = storageOwner(codename);
  const wasOthers = areas.map((area) => claimArea(area, codename, { session, customer })).includes(true);
  // A document that was another's has its values in memory, and so may store nothing.
  changeOwner(wasOthers && before !== '' && before !== session ? null : session);
  void clearPictures(codename, customer).catch(() => undefined);
  void clearStoredPages(codename, session).catch(() => undefined);
}

/** Prepares a tab's own storage for the page after one that another tab's session has replaced. */
export function claimTab(codename: string, session: string) {
  const owner = withStorage('local', (storage) => readOwner(storage, codename)) ?? null;
  // Who signed out left nothing; a session that ended by itself goes on with its customer.
  if (!session && !owner) clearArea('session', codename);
  if (session)
    claimArea('session', codename, { session, customer: owner?.session === session ? owner.customer : null });
  changeOwner(null);
}
