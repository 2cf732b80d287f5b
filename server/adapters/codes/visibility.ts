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

export const visibility = (code: number): Visibility => places[code] ?? byAddressOnly;
