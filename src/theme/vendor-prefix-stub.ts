/** Replaces the vendor prefix table of stylis, which only `enableVendorPrefixes` needs. */
export const prefix = (value: string) => value;
