import { type MapPoint, worldPixel } from './tile-position';
import { zooms } from './zooms';

/** A pin stands above its place, and its button reaches beyond it. */
const margin = { x: 32, y: 52 };

/** The closest zoom at which all points are seen around a centre; the least that maps have where some never are. */
export function fittingZoom(center: MapPoint, points: readonly MapPoint[], width: number, height: number): number {
  for (let zoom: number = zooms.normal; zoom > zooms.min; zoom -= 1) {
    const middle = worldPixel(center, zoom);
    const isSeen = (point: MapPoint) => {
      const { x, y } = worldPixel(point, zoom);
      return Math.abs(x - middle.x) <= width / 2 - margin.x && Math.abs(y - middle.y) <= height / 2 - margin.y;
    };
    if (points.every(isSeen)) return zoom;
  }
  return zooms.min;
}
