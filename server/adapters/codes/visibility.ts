import { reportUnknownCode } from './unknown-code';

/** Where a store shows a component beside its own address. */
export interface Visibility {
  readonly isMenu: boolean;
  readonly isOnHome: boolean;
}

const places: Readonly<Record<number, Visibility>> = {
  0: { isMenu: false, isOnHome: false },
  1: { isMenu: true, isOnHome: false },
  2: { isMenu: false, isOnHome: true },
  3: { isMenu: true, isOnHome: true },
};

const byAddressOnly: Visibility = { isMenu: false, isOnHome: false };

export function visibility(code: number): Visibility {
  const place = places[code];
  if (!place) reportUnknownCode({ enumeration: 'Visibility', code });
  return place ?? byAddressOnly;
}
