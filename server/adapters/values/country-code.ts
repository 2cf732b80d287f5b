/** Two small letters; Indonesia where the provider has no such code. */
export const countryCode = (code: string): string => {
  const letters = code.trim().toLowerCase();
  return /^[a-z]{2}$/.test(letters) ? letters : 'id';
};
