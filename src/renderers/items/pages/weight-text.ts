/** A weight in grams as people write it: `250 g`, `1,5 kg`. */
export const weightText = (grams: number, decimal: ',' | '.' = ',') =>
  grams < 1_000 ? `${grams} g` : `${String(Math.round(grams / 10) / 100).replace('.', decimal)} kg`;
