import type { PaintScene } from '../canvas';

/** A table edge in the light of a window. */
export const table: PaintScene = ({ width, height, focus, ground }) => {
  const edge = focus.y + focus.radius * 0.42;
  const pane = focus.radius * 0.52;
  const window = (x: number) =>
    `<rect x="${x}" y="${focus.y - focus.radius * 1.1}" width="${pane}" height="${focus.radius * 1.7}" rx="10"/>`;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><g fill="#fff" fill-opacity=".5" transform="translate(${focus.x} 0) skewX(-14) translate(${-focus.x + focus.radius * 0.3} 0)">${window(focus.x - pane * 1.08)}${window(focus.x + pane * 0.08)}</g><rect y="${edge}" width="${width}" height="${height - edge}" fill="${ground.accent}" fill-opacity=".42"/><rect y="${edge}" width="${width}" height="8" fill="#fff" fill-opacity=".35"/>`,
    floor: edge + focus.radius * 0.34,
  };
};
