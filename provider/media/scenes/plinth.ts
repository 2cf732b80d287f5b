import type { PaintScene } from '../canvas';

/** A round pedestal before a wall. */
export const plinth: PaintScene = ({ width, height, focus, ground }) => {
  const top = focus.y + focus.radius * 0.66;
  const radius = focus.radius * 0.86;
  const tilt = radius * 0.2;
  const body = `M${focus.x - radius} ${top}v${radius * 0.42}a${radius} ${tilt} 0 0 0 ${radius * 2} 0v${-radius * 0.42}z`;
  const wall = top - radius * 0.05;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><rect y="${wall}" width="${width}" height="${height - wall}" fill="${ground.accent}" fill-opacity=".16"/><ellipse cx="${focus.x}" cy="${focus.y - radius * 0.2}" rx="${radius * 1.25}" ry="${radius * 1.25}" fill="url(#light)"/><ellipse cx="${focus.x}" cy="${top + radius * 0.46}" rx="${radius * 1.2}" ry="${tilt * 1.5}" fill="url(#shadow)"/><path d="${body}" fill="${ground.to}"/><path d="${body}" fill="url(#gloss)" fill-opacity=".7"/><ellipse cx="${focus.x}" cy="${top}" rx="${radius}" ry="${tilt}" fill="${ground.from}"/>`,
    floor: top + tilt * 0.25,
  };
};
