/** A whole number within limits; the fallback where the value is no number. */
export const clampInteger = (value: number, least: number, most: number, fallback = least): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.trunc(value))) : fallback;
