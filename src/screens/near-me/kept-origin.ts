import type { NearMeStart } from '../../features/near-me/use-near-me';
import { storedValue } from '../../storage/stored-value';

type Kept = NonNullable<NearMeStart['kept']>;

/** For the session alone: a position stands in no address and is not kept for good. */
const stored = (codename: string) => storedValue('session/guest/near-me', codename);

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('origin' in value)) return false;
  const { origin } = value as { origin: { position?: { latitude?: unknown; longitude?: unknown } } | null };
  return typeof origin?.position?.latitude === 'number' && typeof origin.position.longitude === 'number';
}

/** From where this session has searched before; null at its first time, and where the browser stores nothing. */
export function readOrigin(codename: string): Kept | null {
  const kept = stored(codename).readJson();
  return isKept(kept) ? kept : null;
}

/** Without storage it is asked again after a reload. */
export const keepOrigin = (codename: string, kept: Kept) => {
  stored(codename).writeJson(kept);
};
