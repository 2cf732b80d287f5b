import type { NearMeStart } from '../../flows/use-near-me';

type Kept = NonNullable<NearMeStart['kept']>;

/** For the session alone: a position stands in no address and is not kept for good. */
const nameOf = (codename: string) => `${codename}:near-me`;

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null || !('origin' in value)) return false;
  const { origin } = value as { origin: { position?: { latitude?: unknown; longitude?: unknown } } | null };
  return typeof origin?.position?.latitude === 'number' && typeof origin.position.longitude === 'number';
}

/** From where this session has searched before; null at its first time, and where the browser keeps nothing. */
export function readOrigin(codename: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(codename)) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepOrigin(codename: string, kept: Kept) {
  try {
    sessionStorage.setItem(nameOf(codename), JSON.stringify(kept));
  } catch {
    // Storage is switched off in this browser: it is asked again after a reload.
  }
}
