/** 0 the same regency or city, 1 the same province, 2 the same island, 3 farther. */
export type DistanceZone = 0 | 1 | 2 | 3;

/** Both halves of Sumatra's provinces have a first digit of their own. */
const islandOf = (code: string) => code.charAt(0).replace('2', '1');

/** How far apart two regions are by their official codes, such as `32.73` or `32.73.07`. */
export function distanceZone(origin: string, destination: string): DistanceZone {
  const isSame = (length: number) =>
    origin.length >= length && origin.slice(0, length) === destination.slice(0, length);
  if (isSame('32.73'.length)) return 0;
  if (isSame('32'.length)) return 1;
  return origin !== '' && islandOf(origin) === islandOf(destination) ? 2 : 3;
}
