import { isReplaced, storageOwner } from './page-session';

/** Where an area of web storage says whose it is: the name of a session, and the customer's view uid once it is known. */
export const ownerKey = (codename: string) => `${codename}:customer:owner`;

export function removeKeys(storage: Storage, isRemoved: (key: string) => boolean) {
  for (const key of Object.keys(storage)) if (isRemoved(key)) storage.removeItem(key);
}

export const removeCustomer = (storage: Storage, codename: string) =>
  removeKeys(storage, (key) => key.startsWith(`${codename}:customer:`));

export function isOwn(storage: Storage, codename: string): boolean {
  const mark = storage.getItem(ownerKey(codename));
  return mark === null ? storageOwner(codename) !== null : mark.split(' ')[0] === storageOwner(codename);
}

/** Makes an area the page's: what another customer left goes. False where the page may write nothing. */
export function makeOwn(storage: Storage, codename: string): boolean {
  const owner = storageOwner(codename);
  if (owner === null) return false;
  if (!isOwn(storage, codename)) {
    // A page that the browser's session has replaced takes nothing from it.
    if (owner === '' || isReplaced()) return false;
    removeCustomer(storage, codename);
  }
  if (owner !== '' && storage.getItem(ownerKey(codename)) === null) storage.setItem(ownerKey(codename), owner);
  return true;
}
