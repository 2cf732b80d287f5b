import type { Point } from './chart';

const radius = 6;
const headLength = 8;
const headWidth = 4;

const towards = (from: Point, to: Point, maxDistance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(maxDistance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};

const formatPoint = ({ x, y }: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** A line through points, with its corners rounded. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const parts = others.map((corner, index) => {
    const before = points[index] ?? corner;
    const after = others[index + 1];
    if (!after) return `L${formatPoint(corner)}`;
    return `L${formatPoint(towards(corner, before, radius))}Q${formatPoint(corner)} ${formatPoint(towards(corner, after, radius))}`;
  });
  return `M${formatPoint(first)}${parts.join('')}`;
}

export function headOf(points: readonly Point[]): string {
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [along, across] = [
    { x: (end.x - before.x) / length, y: (end.y - before.y) / length },
    { x: (end.y - before.y) / length, y: (before.x - end.x) / length },
  ];
  const corner = (side: 1 | -1): Point => ({
    x: end.x - along.x * headLength + across.x * headWidth * side,
    y: end.y - along.y * headLength + across.y * headWidth * side,
  });
  return `M${formatPoint(end)}L${formatPoint(corner(1))}L${formatPoint(corner(-1))}Z`;
}
