import type { PaintScene } from '../canvas';

/** A wide diagonal band. */
export const ribbon: PaintScene = ({ width, height, focus, ground, random }) => {
  const angle = random() < 0.5 ? -28 : 28;
  const reach = width + height;
  const band = (offset: number, thickness: number, opacity: number) =>
    `<rect x="${-reach}" y="${offset - thickness / 2}" width="${reach * 2}" height="${thickness}" fill="${ground.accent}" fill-opacity="${opacity}"/>`;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><g transform="translate(${focus.x} ${focus.y}) rotate(${angle})">${band(0, focus.radius * 1.25, 0.22)}${band(focus.radius * 0.86, focus.radius * 0.16, 0.3)}</g><circle cx="${focus.x}" cy="${focus.y}" r="${focus.radius * 1.2}" fill="url(#light)"/>`,
    floor: focus.y + focus.radius * 0.64,
  };
};
