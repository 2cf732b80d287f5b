import type { Ground } from './ground';

export interface Canvas {
  width: number;
  height: number;
  focus: { x: number; y: number; radius: number };
  ground: Ground;
  random: () => number;
}

export interface Scene {
  art: string;
  floor: number;
}

export type PaintScene = (canvas: Canvas) => Scene;

const arch: PaintScene = ({ width, height, focus, ground }) => {
  const half = focus.radius * 0.98;
  const floor = focus.y + focus.radius * 0.72;
  const niche = `M${focus.x - half} ${floor}V${focus.y - half * 0.15}a${half} ${half} 0 0 1 ${half * 2} 0V${floor}z`;
  return {
    art: `<rect width="${width}" height="${height}" fill="${ground.to}"/><rect y="${floor}" width="${width}" height="${height - floor}" fill="${ground.accent}" fill-opacity=".3"/><path d="${niche}" fill="url(#ground)"/><path d="${niche}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6"/><ellipse cx="${focus.x}" cy="${focus.y}" rx="${half * 0.9}" ry="${half * 0.9}" fill="url(#light)"/>`,
    floor: floor + focus.radius * 0.07,
  };
};

export const halo: PaintScene = ({ width, height, focus, ground, random }) => {
  const ring = { x: focus.x + focus.radius * (0.5 - random()) * 1.6, y: focus.y - focus.radius * 0.75 };
  const radius = focus.radius * 1.02;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><circle cx="${ring.x}" cy="${ring.y}" r="${radius * 0.55}" fill="none" stroke="${ground.accent}" stroke-opacity=".35" stroke-width="3"/><circle cx="${focus.x}" cy="${focus.y}" r="${radius}" fill="#fff" fill-opacity=".55"/><circle cx="${focus.x}" cy="${focus.y}" r="${radius * 0.78}" fill="#fff" fill-opacity=".5"/>`,
    floor: focus.y + focus.radius * 0.62,
  };
};

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

const plinth: PaintScene = ({ width, height, focus, ground }) => {
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

const ribbon: PaintScene = ({ width, height, focus, ground, random }) => {
  const angle = random() < 0.5 ? -28 : 28;
  const reach = width + height;
  const band = (offset: number, thickness: number, opacity: number) =>
    `<rect x="${-reach}" y="${offset - thickness / 2}" width="${reach * 2}" height="${thickness}" fill="${ground.accent}" fill-opacity="${opacity}"/>`;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><g transform="translate(${focus.x} ${focus.y}) rotate(${angle})">${band(0, focus.radius * 1.25, 0.22)}${band(focus.radius * 0.86, focus.radius * 0.16, 0.3)}</g><circle cx="${focus.x}" cy="${focus.y}" r="${focus.radius * 1.2}" fill="url(#light)"/>`,
    floor: focus.y + focus.radius * 0.64,
  };
};

const rays = 18;

export const sunburst: PaintScene = ({ width, height, focus, ground, random }) => {
  const reach = Math.hypot(width, height);
  const rotation = random() * 360;
  const half = Math.tan(Math.PI / rays / 2) * reach;
  const ray = (index: number) =>
    `<path transform="translate(${focus.x} ${focus.y}) rotate(${(rotation + (index * 360) / rays).toFixed(1)})" d="M0 0L${reach} ${-half}V${half}z"/>`;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><g fill="${ground.accent}" fill-opacity=".14">${Array.from({ length: rays }, (_, index) => ray(index)).join('')}</g><circle cx="${focus.x}" cy="${focus.y}" r="${focus.radius * 1.35}" fill="url(#light)"/>`,
    floor: focus.y + focus.radius * 0.64,
  };
};

const table: PaintScene = ({ width, height, focus, ground }) => {
  const edge = focus.y + focus.radius * 0.42;
  const pane = focus.radius * 0.52;
  const window = (x: number) =>
    `<rect x="${x}" y="${focus.y - focus.radius * 1.1}" width="${pane}" height="${focus.radius * 1.7}" rx="10"/>`;
  return {
    art: `<rect width="${width}" height="${height}" fill="url(#ground)"/><g fill="#fff" fill-opacity=".5" transform="translate(${focus.x} 0) skewX(-14) translate(${-focus.x + focus.radius * 0.3} 0)">${window(focus.x - pane * 1.08)}${window(focus.x + pane * 0.08)}</g><rect y="${edge}" width="${width}" height="${height - edge}" fill="${ground.accent}" fill-opacity=".42"/><rect y="${edge}" width="${width}" height="8" fill="#fff" fill-opacity=".35"/>`,
    floor: edge + focus.radius * 0.34,
  };
};

export const tile: PaintScene = ({ width, height, focus, ground, random }) => {
  const side = focus.radius * 1.72;
  const rotation = 8 + random() * 10;
  const card = (angle: number, fill: string) =>
    `<rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" rx="${side * 0.2}" transform="translate(${focus.x} ${focus.y}) rotate(${angle})" ${fill}/>`;
  return {
    art: `<pattern id="dots" width="40" height="40" patternUnits="userSpaceOnUse"><circle cx="20" cy="20" r="3.5" fill="${ground.accent}" fill-opacity=".25"/></pattern><rect width="${width}" height="${height}" fill="url(#ground)"/><rect width="${width}" height="${height}" fill="url(#dots)"/>${card(-rotation, `fill="${ground.accent}" fill-opacity=".3"`)}${card(rotation * 0.4, 'fill="#fff" fill-opacity=".75"')}`,
    floor: focus.y + focus.radius * 0.66,
  };
};

/** The order decides which scene a name gets. */
export const scenes: readonly PaintScene[] = [halo, plinth, arch, tile, hills, ribbon, sunburst, table];
