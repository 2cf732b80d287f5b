export const zooms = { normal: 17, min: 13, max: 20 } as const;

/** The zooms of a route: its streets, or as far as another city. */
export const routeZooms = { near: 16, far: 9 } as const;

/** In pixels. The static map has the same height, so that nothing shifts when the live map replaces it. */
export const mapHeight = 300;

const tileSize = 256;

export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** Monas, Jakarta: the centre of a map without places. */
export const defaultCentre: MapPoint = { latitude: -6.1754, longitude: 106.8272 };

/** A point in world pixels at a zoom (Web Mercator). */
export function worldPixel({ latitude, longitude }: MapPoint, zoom: number) {
  const size = tileSize * 2 ** zoom;
  const sine = Math.sin((Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

export const tileUrl = (pattern: string, z: number, x: number, y: number) =>
  pattern.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

export interface PlacedTile {
  url: string;
  /** Pixels from the middle of the picture. */
  x: number;
  y: number;
}

/** The tiles that cover a picture centred on a point. */
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
        url: tileUrl(pattern, zoom, ((x % (last + 1)) + last + 1) % (last + 1), y),
        x: Math.round(x * tileSize - middle.x),
        y: Math.round(y * tileSize - middle.y),
      });
    }
  }
  return tiles;
}

/** Pixels: a pin is drawn above its point, and its button is larger than the pin. */
const margin = { x: 32, y: 52 };

/** The closest zoom at which all points around a centre are visible; the minimum zoom if that is impossible. */
export function fittingZoom(
  center: MapPoint,
  points: readonly MapPoint[],
  width: number,
  height: number,
  min: number = zooms.min,
): number {
  for (let zoom: number = zooms.normal; zoom > min; zoom -= 1) {
    const middle = worldPixel(center, zoom);
    const isSeen = (point: MapPoint) => {
      const { x, y } = worldPixel(point, zoom);
      return Math.abs(x - middle.x) <= width / 2 - margin.x && Math.abs(y - middle.y) <= height / 2 - margin.y;
    };
    if (points.every(isSeen)) return zoom;
  }
  return min;
}

/** The closest view in which all points are visible; null without points. */
export function fittingView(points: readonly MapPoint[], width: number, height: number) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  if (points.length === 0) return null;
  const center = {
    latitude: (Math.min(...latitudes) + Math.max(...latitudes)) / 2,
    longitude: (Math.min(...longitudes) + Math.max(...longitudes)) / 2,
  };
  return { center, zoom: Math.min(fittingZoom(center, points, width, height, routeZooms.far), routeZooms.near) };
}
