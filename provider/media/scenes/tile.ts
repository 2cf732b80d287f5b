import type { PaintScene } from '../canvas';

/** A tilted rounded card on a field of dots. */
export const tile: PaintScene = ({ width, height, focus, ground, random }) => {
  const side = focus.radius * 1.72;
  const turn = 8 + random() * 10;
  const card = (angle: number, fill: string) =>
    `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${side * 0.2}" transform="translate(${focus.x} ${focus.y}) rotate(${angle})" ${fill}/>`;
  return {
    art: `<pattern id="dots" width="40" height="40" patternUnits="userSpaceOnUse"><circle cx="20" cy="20" r="3.5" fill="${ground.accent}" fill-opacity=".25"/></pattern><rect width="${width}" height="${height}" fill="url(#ground)"/><rect width="${width}" height="${height}" fill="url(#dots)"/>${card(-turn, `fill="${ground.accent}" fill-opacity=".3"`)}${card(turn * 0.4, 'fill="#fff" fill-opacity=".75"')}`,
    floor: focus.y + focus.radius * 0.66,
  };
};
