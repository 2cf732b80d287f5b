/** A place in the visitor's own maps application, or on the web. */
export const mapsUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
