import type { Canvas, Scene } from './canvas';

interface Place {
  /** Centre, and side of the box, in radii of the focus. */
  x: number;
  size: number;
  /** How far before the floor line it stands. */
  before: number;
  turn: number;
}

const places: Readonly<Record<number, Place[]>> = {
  1: [{ x: 0, size: 1.44, before: 0, turn: 0 }],
  2: [
    { x: -0.28, size: 1.2, before: -0.06, turn: -3 },
    { x: 0.44, size: 0.94, before: 0.1, turn: 5 },
  ],
  3: [
    { x: 0, size: 1.16, before: -0.14, turn: 0 },
    { x: -0.58, size: 0.9, before: 0.08, turn: -6 },
    { x: 0.56, size: 0.88, before: 0.12, turn: 6 },
  ],
};

/** How many things fit in a picture. */
export const mostSubjects = 3;

/** Stands things on a scene, each with its shadow, the front ones last. */
export function arrange(art: string[], { floor }: Scene, { focus }: Canvas): string {
  return (places[art.length] ?? [])
    .map(({ x, size, before, turn }, index) => {
      const side = size * focus.radius;
      const centre = focus.x + x * focus.radius;
      const base = floor + before * focus.radius;
      const shadow = `<ellipse cx="${centre}" cy="${base}" rx="${side * 0.5}" ry="${side * 0.1}" fill="url(#shadow)"/>`;
      return `${shadow}<g transform="translate(${centre - side / 2} ${base - side * 0.985}) scale(${side / 100}) rotate(${turn} 50 100)">${art[index]}</g>`;
    })
    .join('');
}
