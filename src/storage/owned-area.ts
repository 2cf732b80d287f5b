import { isReplaced, storageOwner } from './page-session';

/**
 * The key under which an area of web storage stores its owner: the name of a session, and the customer's view uid once
 * it is known.
 */
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

/** Makes the page the owner of an area, and removes what another customer left. False if the page may not write. */
export function makeOwn(storage: Storage, codename: string): boolean {
  const owner = storageOwner(codename);
  if (owner === null) return false;
  if (!isOwn(storage, codename)) {
    // A page whose session was replaced must not change the new session's values.
    if (owner === '' || isReplaced()) return false;
    removeCustomer(storage, codename);
  }
  if (owner !== '' && storage.getItem(ownerKey(codename)) === null) storage.setItem(ownerKey(codename), owner);
  return true;
}
