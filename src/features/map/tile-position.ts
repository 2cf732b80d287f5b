const tileSize = 256;

export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Where a point lies in pixels of the whole world at a zoom (web Mercator). */
export function worldPixel({ latitude, longitude }: MapPoint, zoom: number) {
  const size = tileSize * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

export const tileAddress = (pattern: string, z: number, x: number, y: number) =>
  pattern.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

export interface PlacedTile {
  address: string;
  /** Pixels from the middle of the picture. */
  x: number;
  y: number;
}

/** The tiles that cover a picture with a point in its middle. */
export function tilesAround(
  pattern: string,
  point: MapPoint,
  zoom: number,
  width: number,
  height: number,
): PlacedTile[] {
  const middle = worldPixel(point, zoom);
  const last = 2 ** zoom - 1;
  const first = { x: Math.floor((middle.x - width / 2) / tileSize), y: Math.floor((middle.y - height / 2) / tileSize) };
  const end = { x: Math.floor((middle.x + width / 2) / tileSize), y: Math.floor((middle.y + height / 2) / tileSize) };
  const tiles: PlacedTile[] = [];
  for (let x = first.x; x <= end.x; x += 1) {
    for (let y = Math.max(0, first.y); y <= Math.min(last, end.y); y += 1) {
      tiles.push({
        address: tileAddress(pattern, zoom, ((x % (last + 1)) + last + 1) % (last + 1), y),
        x: Math.round(x * tileSize - middle.x),
        y: Math.round(y * tileSize - middle.y),
      });
    }
  }
  return tiles;
}
