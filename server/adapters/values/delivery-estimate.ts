/** Without the word for days that some carriers write behind the number: pages add it in their own language. */
export const deliveryEstimate = (text: string): string =>
  text.trim().replace(/(?<=\d)\s*(hari( kerja)?|days?)\.?$/i, '');
