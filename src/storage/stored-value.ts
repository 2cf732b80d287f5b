import type { StorageKey } from './storage-keys';

/** Undefined where the browser's storage is switched off or full, or holds what cannot be read. */
export function withStorage<Result>(area: string, access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(area === 'local' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}

/** What a key belongs to where it is one of several. */
export interface KeyOwner {
  /** The customer's view uid. */
  customer?: string;
  /** An item or an order. */
  subject?: string | null;
}

/**
 * One value of web storage; never throws.
 * @param codename of the store; none for device keys
 */
export function storedValue(storageKey: StorageKey, codename?: string | null, { customer, subject }: KeyOwner = {}) {
  const [area = '', scope = '', name = ''] = storageKey.split('/');
  const owner = scope === 'customer' || scope === 'guest' ? scope : '';
  const key = [codename, owner, customer, subject ? `${name}-${subject}` : name].filter(Boolean).join(':');
  const write = (value: string) =>
    withStorage(area, (storage) => {
      storage.setItem(key, value);
      return storage.getItem(key) === value;
    }) ?? false;
  return {
    key,
    /** Null where nothing is stored. */
    read: () => withStorage(area, (storage) => storage.getItem(key)) ?? null,
    /** Null also for invalid JSON. */
    readJson: () => withStorage<unknown>(area, (storage) => JSON.parse(storage.getItem(key) ?? 'null')) ?? null,
    /** Whether the browser stored it. */
    write,
    writeJson: (value: unknown) => write(JSON.stringify(value)),
    remove: () => withStorage(area, (storage) => storage.removeItem(key)),
  };
}

export type StoredValue = ReturnType<typeof storedValue>;
