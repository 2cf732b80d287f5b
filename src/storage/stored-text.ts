import { isOwn, makeOwn } from './owned-area';
import { storageOwner } from './page-session';
import type { StorageKey } from './storage-table';

/** Undefined if the browser's storage is disabled or full, or its content cannot be read. */
export function withStorage<Result>(area: string, access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(area === 'local' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}

/** What a key belongs to, if there are several of it. */
export interface KeyOwner {
  /** The customer's view uid. */
  customer?: string;
  /** An item or an order. */
  subject?: string | null;
}

/** `person` belongs to the page's customer or guest. */
function ownerOf(scope: string, codename: string | null | undefined) {
  if (scope === 'person') return codename && storageOwner(codename) === '' ? 'guest' : 'customer';
  return scope === 'customer' || scope === 'guest' ? scope : '';
}

/**
 * The value of a key as text; never throws. A customer's value is only that of the page's session. @param codename of
 * the store; none for device keys
 */
export function storedText(storageKey: StorageKey, codename?: string | null, { customer, subject }: KeyOwner = {}) {
  const [area = '', scope = '', name = ''] = storageKey.split('/');
  const owner = ownerOf(scope, codename);
  const key = [codename, owner, customer, subject ? `${name}-${subject}` : name].filter(Boolean).join(':');
  const isCustomers = owner === 'customer' && codename;
  const access = <Result>(use: (storage: Storage) => Result) =>
    withStorage(area, (storage) => (isCustomers && !isOwn(storage, isCustomers) ? undefined : use(storage)));
  return {
    key,
    /** Null if nothing is stored. */
    read: () => access((storage) => storage.getItem(key)) ?? null,
    /** Whether the browser stored it. */
    write: (value: string) =>
      withStorage(area, (storage) => {
        if (isCustomers && !makeOwn(storage, isCustomers)) return false;
        storage.setItem(key, value);
        return storage.getItem(key) === value;
      }) ?? false,
    remove: () => access((storage) => storage.removeItem(key)),
  };
}

export type StoredText = ReturnType<typeof storedText>;
