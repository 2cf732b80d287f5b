interface Location {
  address: string | null;
  district: string | null;
  city: string | null;
  province: string | null;
}

/** The location of a service in one line. */
export const locationText = ({ address, district, city, province }: Location) =>
  [address, district, city, province].filter(Boolean).join(', ');
