import type { PaintScene } from '../canvas';

const rays = 18;

/** Broad rays that start behind the subject. */
export const sunburst: PaintScene = ({ width, height, focus, ground, random }) => {
  const reach = Math.hypot(width, height);
  const turn = random() * 360;
  const half = Math.tan(Math.PI / rays / 2) * reach;
  const ray = (index: number) =>
    `<path transform="translate(${focus.x} ${focus.y}) rotate(${(turn + (index * 360) / rays).toFixed(1)})" d="M0 0L${reach} ${-half}V${half}z"/>`;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><g fill="${ground.accent}" fill-opacity=".14">${Array.from({ length: rays }, (_, index) => ray(index)).join('')}</g><circle cx="${focus.x}" cy="${focus.y}" r="${focus.radius * 1.35}" fill="url(#light)"/>`,
    floor: focus.y + focus.radius * 0.64,
  };
};
