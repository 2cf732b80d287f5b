import type { ReactNode } from 'react';

/** The states of one part of `src/ui`, by name. */
export type States = { readonly [state: string]: () => ReactNode };

/** The parts of a group, by file name without extension. */
export type Examples = { readonly [part: string]: States };

export const short = 'Teh';
export const long =
  'Beras pandan wangi pulen dari Cianjur, panen terakhir, dikemas kedap udara dalam karung lima kilogram';
/** A word too long for any line. */
export const longWord = 'Pertanggungjawabankeuangandaerahistimewa'.repeat(2);
export const picture = 'listimage/leafy-green~mint.svg';
export const link = { to: '/p/teh' };
export const rupiah = (amount: number) => ({ amount, currency: 'Rp' });
export const nothing = () => {};
