import type { PaintScene } from '../canvas';

/** An arched niche with a floor. */
export const arch: PaintScene = ({ width, height, focus, ground }) => {
  const half = focus.radius * 0.98;
  const floor = focus.y + focus.radius * 0.72;
  const niche = `M${focus.x - half} ${floor}V${focus.y - half * 0.15}a${half} ${half} 0 0 1 ${half * 2} 0V${floor}z`;
  return {
    art: `<rect width="${width}" height="${height}" fill="${ground.to}"/><rect y="${floor}" width="${width}" height="${height - floor}" fill="${ground.accent}" fill-opacity=".3"/><path d="${niche}" fill="url(#ground)"/><path d="${niche}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6"/><ellipse cx="${focus.x}" cy="${focus.y}" rx="${half * 0.9}" ry="${half * 0.9}" fill="url(#light)"/>`,
    floor: floor + focus.radius * 0.07,
  };
};
