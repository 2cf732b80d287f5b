export interface RoutePoint {
  lat: number;
  lng: number;
}

const precision = 1e5;
const offset = 63;

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + offset);
    rest >>>= 5;
  }
  return text + String.fromCharCode(rest + offset);
}

/** Google's encoded polyline with precision 5, as used by OSRM. */
export function encodePolyline(points: readonly RoutePoint[]): string {
  const last = { lat: 0, lng: 0 };
  return points
    .map(({ lat, lng }) => {
      const next = { lat: Math.round(lat * precision), lng: Math.round(lng * precision) };
      const text = encodeNumber(next.lat - last.lat) + encodeNumber(next.lng - last.lng);
      Object.assign(last, next);
      return text;
    })
    .join('');
}

/** Null if the text is not a line on the earth, or has more than `maxPoints` points. */
export function decodePolyline(text: string, maxPoints = 20_000): RoutePoint[] | null {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const character of text) {
    const bits = character.charCodeAt(0) - offset;
    if (bits < 0 || bits > 0x3f || shift > 30) return null;
    value |= (bits & 0x1f) << shift;
    shift += 5;
    if (bits >= 0x20) continue;
    numbers.push(value & 1 ? ~(value >> 1) : value >> 1);
    [value, shift] = [0, 0];
  }
  if (shift > 0 || numbers.length % 2 === 1 || numbers.length > 2 * maxPoints) return null;
  const points: RoutePoint[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lng += numbers[index + 1] ?? 0;
    points.push({ lat: lat / precision, lng: lng / precision });
  }
  const isOnEarth = points.every((point) => Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180);
  return isOnEarth ? points : null;
}
