import { storageKeys } from './storage-keys';
import { storedValue } from './stored-value';
import { withStorage } from './with-storage';

/** Removes what this browser holds of a store's customer and guests: all of the store's but the keys of scope `store`. */
export function clearPersonal(codename: string) {
  const publicKeys = storageKeys.filter((key) => key.includes('/store/')).map((key) => storedValue(key, codename).key);
  for (const area of ['local', 'session'] as const)
    withStorage(area, (storage) => {
      for (const key of Object.keys(storage))
        if (key.startsWith(`${codename}:`) && !publicKeys.includes(key)) storage.removeItem(key);
    });
}
