interface Location {
  address: string | null;
  district: string | null;
  city: string | null;
  province: string | null;
}

/** Where a service is, in one line. */
export const locationText = ({ address, district, city, province }: Location) =>
  [address, district, city, province].filter(Boolean).join(', ');
