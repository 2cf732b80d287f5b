import { storedText } from '../storage/stored-text';

const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A random id for this browser, stored under the store's name; a new one for each call if the browser stores nothing.
 */
export function deviceId(codename: string): string {
  const stored = storedText('local/store/device', codename);
  const id = stored.read() ?? randomId();
  stored.write(id);
  return id;
}
