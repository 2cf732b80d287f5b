/** A URL that opens a place in the visitor's maps app, or on the web. */
export const mapsUrl = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
