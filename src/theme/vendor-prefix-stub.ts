/** Replaces the vendor prefix table of stylis, which `enableVendorPrefixes` alone needs. */
export const prefix = (value: string) => value;
