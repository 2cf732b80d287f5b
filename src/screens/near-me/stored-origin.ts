import type { NearMeStart } from '../../features/near-me/use-near-me';
import { storedValue } from '../../storage/stored-value';

type StoredOrigin = NonNullable<NearMeStart['stored']>;

/** For the session alone: a position stands in no address and is not kept for good. */
const stored = (codename: string) => storedValue('session/guest/near-me', codename);

function isStoredOrigin(value: unknown): value is StoredOrigin {
  if (typeof value !== 'object' || value === null || !('origin' in value)) return false;
  const { origin } = value as { origin: { position?: { latitude?: unknown; longitude?: unknown } } | null };
  return typeof origin?.position?.latitude === 'number' && typeof origin.position.longitude === 'number';
}

/** From where this session has searched before; null at its first time, and where the browser stores nothing. */
export function readOrigin(codename: string): StoredOrigin | null {
  const value = stored(codename).readJson();
  return isStoredOrigin(value) ? value : null;
}

/** Without storage it is asked again after a reload. */
export const storeOrigin = (codename: string, origin: StoredOrigin) => {
  stored(codename).writeJson(origin);
};
