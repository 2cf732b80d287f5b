/**
 * Stands where stylis's table of vendor prefixes would: styled-components brings it along and asks it only where
 * `enableVendorPrefixes` is set, which no browser that we support needs.
 */
export const prefix = (value: string) => value;
