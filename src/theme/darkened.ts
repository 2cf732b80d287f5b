import { darken } from 'polished';

/** A colour with less lightness, as `#rrggbb`; polished shortens what it can. */
export const darkened = (amount: number, color: string) =>
  darken(amount, color).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
