import type { PaintScene } from '../canvas';

/** A soft disc behind the subject, with a thin ring beside it. */
export const halo: PaintScene = ({ width, height, focus, ground, random }) => {
  const ring = { x: focus.x + focus.radius * (0.5 - random()) * 1.6, y: focus.y - focus.radius * 0.75 };
  const radius = focus.radius * 1.02;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><circle cx="${ring.x}" cy="${ring.y}" r="${radius * 0.55}" fill="none" stroke="${ground.accent}" stroke-opacity=".35" stroke-width="3"/><circle cx="${focus.x}" cy="${focus.y}" r="${radius}" fill="#fff" fill-opacity=".55"/><circle cx="${focus.x}" cy="${focus.y}" r="${radius * 0.78}" fill="#fff" fill-opacity=".5"/>`,
    floor: focus.y + focus.radius * 0.62,
  };
};
