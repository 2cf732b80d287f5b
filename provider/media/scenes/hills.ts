import type { PaintScene } from '../canvas';

/** Rolling layers before a low sun. */
export const hills: PaintScene = ({ width, height, focus, ground, random }) => {
  const floor = focus.y + focus.radius * 0.66;
  const layer = (top: number, swell: number, opacity: number) => {
    const middle = width * (0.35 + random() * 0.3);
    return `<path d="M0 ${top}C${middle * 0.5} ${top - swell} ${middle} ${top - swell} ${middle + width * 0.08} ${top - swell * 0.35}S${width * 0.86} ${top + swell * 0.5} ${width} ${top - swell * 0.5}V${height}H0z" fill="${ground.accent}" fill-opacity="${opacity}"/>`;
  };
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><circle cx="${focus.x + focus.radius * (random() - 0.5)}" cy="${focus.y - focus.radius * 0.35}" r="${focus.radius * 0.8}" fill="#fff" fill-opacity=".55"/>${layer(floor - focus.radius * 0.3, focus.radius * 0.42, 0.18)}${layer(floor - focus.radius * 0.02, focus.radius * 0.3, 0.3)}`,
    floor: floor + focus.radius * 0.08,
  };
};
